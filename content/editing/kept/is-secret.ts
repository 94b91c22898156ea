const SECRET = /password|secret|token|recovery|webhook/i

/**
 * Whether a field of this name is never kept by the browser: passwords, tokens, what a second factor
 * or another program is known by, and the address of a webhook, which lets whoever knows it in.
 */
export const isSecret = (name: string): boolean => SECRET.test(name)
