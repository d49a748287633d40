/** Give a link to somebody else: by the clipboard, or by whatever this device shares with. */

/** Copy a text; resolve to whether that worked. Without a secure connection browsers know the old way alone. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Let the device share a link; whoever thinks better of it has done nothing wrong. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
