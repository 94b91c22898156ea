/** The beginning of the places where the browser keeps what is written about an enquiry. */
export const placeIn = (id: number): string => `enquiries/${id}/`
