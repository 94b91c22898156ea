const SECRET = /password|secret|token|recovery/i

/**
 * Whether a field of this name is never kept by the browser: passwords, tokens and what a second
 * factor or another program is known by.
 */
export const isSecret = (name: string): boolean => SECRET.test(name)
