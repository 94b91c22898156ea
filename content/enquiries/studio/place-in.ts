/** The beginning of the places where the browser keeps what is written about enquiries. */
export const PLACES = 'enquiries/'

/** The same for one enquiry. */
export const placeIn = (id: number): string => `${PLACES}${id}/`
