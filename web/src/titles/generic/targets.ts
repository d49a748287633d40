/** A title without a board of its own has no places: everything is chosen from the list. */
export const targetsOf = (): readonly string[] => [];
export const placesOf = (): readonly string[] => [];

export const topicOf = (): number => 1;
