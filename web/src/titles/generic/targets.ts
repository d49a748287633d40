/** A title without a board of its own has no places: everything is chosen from the list. */
export const targetsOf = (): readonly string[] => [];
export const placesOf = (): readonly string[] => [];

export const topicOf = (): number => 1;

/** Return what somebody may have wanted who chooses a place that offers nothing. */
export const wishesAt = (): readonly string[] => [];

/** The parts of the board that the guide of a first game walks round. */
export const PARTS: readonly string[] = [];
