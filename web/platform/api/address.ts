// Path of the endpoint. The segment is deliberately meaningless: the payload names the operation.
export const apiPath = '/q7m2x9kd4v'

/** Address of the endpoint for a page. On the same origin it is a path, so that any local host name works. */
export function apiAddress(publicOrigin: string, apiOrigin: string): string {
  return apiOrigin === publicOrigin ? apiPath : apiOrigin + apiPath
}
