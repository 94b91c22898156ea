/** The queue of news for the site. */
export const PUBLISH_QUEUE = 'publish'
