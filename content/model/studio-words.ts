/**
 * Words of the studio that Payload would choose for programmers. Globals without a group come before
 * all others in the menu: there are the pages that every site has.
 */
export const studioWords = {
  translations: {
    en: {
      general: { globals: 'Main pages' },
      version: { preview: 'See it on the site' },
    },
  },
}
