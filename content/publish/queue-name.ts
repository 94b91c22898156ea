/** The queue of publish messages for the site. */
export const PUBLISH_QUEUE = 'publish'

/** The queue in which Payload puts scheduled publishing and unpublishing. */
export const SCHEDULE_QUEUE = 'default'
