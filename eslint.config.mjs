import wordpress from '@wordpress/eslint-plugin';
import frontage from './bin/lib/import-rule.mjs';

export default [
	{ ignores: [ '**/build/**', '**/node_modules/**', 'vendor/**', '.cache/**', 'dist/**', 'plugins/*/kit/**' ] },
	...wordpress.configs.recommended,
	{
		files: [ '**/*.{ts,tsx,js,mjs,cjs}' ],
		settings: { 'import/resolver': { typescript: true, node: true } },
		rules: {
			'import/no-unresolved': 'off', // TypeScript says so already.
			'import/no-extraneous-dependencies': 'off', // One root package installs everything.
			'jsdoc/require-param': 'off', // Docblocks say what a signature cannot.
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-description': 'off',
			'import/no-cycle': 'error',
		},
	},
	{
		files: [ '{packages,blocks,behaviours,plugins}/**/*.{ts,tsx,js,mjs,cjs}' ],
		plugins: { frontage },
		rules: { 'frontage/imports': 'error' }, // Who may import whom: bin/lib/imports.mjs.
	},
	{
		files: [ 'bin/**' ],
		rules: { 'no-console': 'off' }, // A command's output is what it is for.
	},
];
