type Shown = { admin?: { components?: { views?: { edit?: object } } } }

/** The form of this collection or global keeps what is typed before the service has answered. */
export function withTypedKept<Config extends Shown>({ admin, ...config }: Config) {
  const { components } = admin ?? {}
  const edit = {
    ...components?.views?.edit,
    default: { Component: '/editing/late-answers/edit-view.tsx#EditView' },
  }
  return {
    ...config,
    admin: { ...admin, components: { ...components, views: { ...components?.views, edit } } },
  }
}
