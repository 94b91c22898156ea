/** The address of the web app manifest, which names the icons of the site. */
export const MANIFEST = '/site.webmanifest'
