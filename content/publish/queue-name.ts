/** The queue of news for the site. */
export const PUBLISH_QUEUE = 'publish'

/** Where Payload puts what is to be published or taken back at a certain time. */
export const SCHEDULE_QUEUE = 'default'
