// Limits of an uploaded picture. Browsers check the size too, before they send it.
export const maxPictureBytes = 20 * 1024 * 1024
export const maxPicturePixels = 50_000_000

/** For the text of the refusal `picture-too-large`. */
export const pictureLimits = {
  megabytes: maxPictureBytes / 1024 ** 2,
  megapixels: maxPicturePixels / 1_000_000,
} as const
