import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName } from './build/class-names.ts'
import { classNamesOnly, keepStyles } from './build/class-names-only.ts'
import { CLIENT_ENTRY, kindStyles, SHELL_STYLES } from './build/entries.ts'
import { SPLITTING } from './build/groups.ts'
import { lightPreload } from './build/light-preload.ts'
import { wholeShellStyles } from './build/shell-styles.ts'
import { weighMotion } from './build/weigh-motion.ts'

const root = import.meta.dirname

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [
    react(),
    classNamesOnly(),
    keepStyles(),
    wholeShellStyles(),
    lightPreload(),
    weighMotion(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        emptyOutDir: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.js')),
        },
        rolldownOptions: {
          input: [CLIENT_ENTRY, SHELL_STYLES, ...new Set([...kindStyles().values()].flat())],
          output: { codeSplitting: SPLITTING },
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
