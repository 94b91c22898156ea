export const migrations: { name: string; up: () => Promise<void>; down: () => Promise<void> }[] = []
