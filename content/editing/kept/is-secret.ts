const SECRET = /password|secret|token|recovery|webhook/i

/**
 * Whether the browser never keeps a field of this name: passwords, tokens, secrets and recovery codes,
 * and addresses of webhooks, which accept messages from anybody who knows them.
 */
export const isSecret = (name: string): boolean => SECRET.test(name)
