/**
 * The easings of `ui/styles/tokens.css`, for the Web Animations API, which can't read custom
 * properties.
 */
export const SNAPPY = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
export const EXPO_HARD = 'cubic-bezier(0.9, 0, 0.1, 1)'
export const UNMASK = 'cubic-bezier(0.65, 0.05, 0.1, 1)'
