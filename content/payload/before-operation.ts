type Hooked<Hook> = { hooks?: { beforeOperation?: Hook[] } }

/** Adds a `beforeOperation` hook that runs before the existing ones. */
export function hookedFirst<Hook, Config extends Hooked<Hook>>(config: Config, hook: Hook): Config {
  return withHooks(config, [hook, ...(config.hooks?.beforeOperation ?? [])])
}

/** Adds a `beforeOperation` hook that runs after the existing ones. */
export function hookedLast<Hook, Config extends Hooked<Hook>>(config: Config, hook: Hook): Config {
  return withHooks(config, [...(config.hooks?.beforeOperation ?? []), hook])
}

function withHooks<Hook, Config extends Hooked<Hook>>(config: Config, beforeOperation: Hook[]) {
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}
