import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName } from './build/class-names.ts'
import { classNamesOnly, keepStyles } from './build/class-names-only.ts'
import { dropUnusedLinks } from './build/drop-unused-links.ts'
import { blockStyles, CLIENT_ENTRY, SHELL_STYLES } from './build/entries.ts'

const root = import.meta.dirname

/** Changes only when a package does, so returning visitors have it. */
const framework = { name: 'framework', test: /node_modules/, priority: 1 }

/** What the shell and islands, or several islands, have in common: one request instead of many. */
const sharedComponents = { name: 'shared', test: /\/(?:ui|blocks|motion)\//, minShareCount: 2 }

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [react(), classNamesOnly(), keepStyles(), dropUnusedLinks()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [CLIENT_ENTRY, SHELL_STYLES, ...blockStyles().values()],
          output: { codeSplitting: { groups: [framework, sharedComponents] } },
        },
      },
    },
    ssr: {
      // The built server needs no node_modules; in development packages are left to Node.
      resolve: { noExternal: command === 'build' || [/^@belvedere\//] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['server/main.ts', 'content/document-list.ts'] },
      },
    },
  },
}))
