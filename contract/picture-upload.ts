// What the back office and the server agree on for uploads: the body of a POST is the file.

/** Below the back office's address, so that browsers send the staff's cookie. */
export const pictureUploadPath = '/_shop/pictures'

/** The reply's `data`. Pages show it at `/media/<name>-<width>.webp`. */
export type UploadedPicture = { readonly name: string; readonly width: number; readonly height: number }
