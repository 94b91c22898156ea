/** The payload of a page without content. */
export const emptyPayload = (path: string) => ({
  path,
  search: '',
  head: '',
  main: '',
  styles: [],
  share: null,
  hour: 0.3,
  dusk: null,
  build: '1',
  settings: '1',
})
