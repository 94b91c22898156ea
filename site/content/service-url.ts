/** The address of the content service, or of a path on it; `contentUrl` is its GraphQL endpoint. */
export function serviceUrl(contentUrl: string, path: '' | `/${string}` = ''): string {
  return contentUrl.replace(/\/graphql(\/preview)?\/?$/, '') + path
}
