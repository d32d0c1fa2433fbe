// Addresses of the shop's own pictures in exported files.

/** Width and format in which exports name a picture. */
export function exportedPicture(origin: string, name: string): string {
  return `${origin}/media/${name}-1600.webp`
}

/** Name of a picture in an address made by `exportedPicture`, of this shop or of another. */
export function ownPictureName(address: string): string | undefined {
  return /\/media\/([a-z0-9][a-z0-9-]{0,119})-1600\.webp$/.exec(address)?.[1]
}
