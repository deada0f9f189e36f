/** How long a browser may take before it starts to download a file. */
const HANDED_OVER_MS = 60_000;

/** Downloads a file that was made on the device; nothing is sent or stored elsewhere. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDED_OVER_MS);
}
