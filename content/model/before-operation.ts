type Hooked<Hook> = { hooks?: { beforeOperation?: Hook[] } }

/** A collection, or settings, with a hook that runs before all that it has. */
export function hookedFirst<Hook, Config extends Hooked<Hook>>(config: Config, hook: Hook): Config {
  return withHooks(config, [hook, ...(config.hooks?.beforeOperation ?? [])])
}

/** The same with a hook that runs after all that it has. */
export function hookedLast<Hook, Config extends Hooked<Hook>>(config: Config, hook: Hook): Config {
  return withHooks(config, [...(config.hooks?.beforeOperation ?? []), hook])
}

function withHooks<Hook, Config extends Hooked<Hook>>(config: Config, beforeOperation: Hook[]) {
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}
