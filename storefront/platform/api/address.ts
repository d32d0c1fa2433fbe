// Where the one endpoint lies. The segment says nothing on purpose: what is asked stands in the payload.
export const apiPath = '/q7m2x9kd4v'

/** From a page: a path where the endpoint is on the page's own origin, so that any local name works. */
export function apiAddress(publicOrigin: string, apiOrigin: string): string {
  return apiOrigin === publicOrigin ? apiPath : apiOrigin + apiPath
}
