import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName, shortNames } from './build/class-names.ts'
import { classNamesOnly, keepStyles } from './build/class-names-only.ts'
import { CODE_SPLITTING } from './build/code-splitting.ts'
import { compactStyles } from './build/compact-styles.ts'
import { allKindStyles, CLIENT_ENTRY, shellSheets } from './build/entries.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { plainImports } from './build/plain-imports.ts'
import { bundleShellStyles } from './build/shell-styles.ts'
import { shortenProperties } from './build/short-properties.ts'
import { weighMotion } from './build/weigh-motion.ts'

const root = import.meta.dirname

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [
    react(),
    classNamesOnly(),
    keepStyles(),
    bundleShellStyles(),
    shortenProperties(),
    plainImports(),
    inlineRuntime(),
    weighMotion(),
    compactStyles(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortNames() : scopedName } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        emptyOutDir: true,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: [CLIENT_ENTRY, ...shellSheets().keys(), ...allKindStyles()],
          output: { codeSplitting: CODE_SPLITTING },
        },
      },
    },
    ssr: {
      // The build bundles all packages; in development Node loads them from node_modules.
      resolve: { noExternal: command === 'build' || [/^@belvedere\//] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['server/main.ts', 'screens/document-list.ts'] },
      },
    },
  },
}))
