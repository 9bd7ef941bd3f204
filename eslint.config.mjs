import wordpress from '@wordpress/eslint-plugin';
import { readdirSync } from 'node:fs';

const sets = readdirSync( new URL( './blocks', import.meta.url ) );
const zone = ( target, from, message ) => ( { target, from, message } );
const pure = [ 'rules', 'gesture', 'slider/model', 'slider/engine' ].map( ( name ) => `./packages/${ name }` );

/** What a visitor's page may never load, by the start of its name. */
const EDITOR_ONLY = [ '@wordpress/*', 'jquery', 'lodash' ];

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
			'import/no-restricted-paths': [
				'error',
				{
					zones: [
						zone( './packages', './blocks', 'A package never imports a block.' ),
						zone( './packages', './plugins', 'A package never imports a plugin.' ),
						zone( pure, './packages/kit', 'A pure package does not know the kit.' ),
						...sets.map( ( own ) =>
							zone(
								`./blocks/${ own }`,
								sets.filter( ( other ) => other !== own ).map( ( other ) => `./blocks/${ other }` ),
								'A block set never imports another; share through packages/.'
							)
						),
						zone( './blocks', './plugins', 'A block never imports a plugin.' ),
						zone( './plugins', './blocks', 'A screen never imports a block.' ),
					],
				},
			],
		},
	},
	{
		files: [ 'bin/**' ],
		rules: { 'no-console': 'off' }, // A command's output is what it is for.
	},
	{
		files: [ 'packages/{rules,gesture,slider/model}/**/*.{ts,tsx}' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ 'react', 'react-dom', 'react/*', '@frontage/*', ...EDITOR_ONLY ],
							message: 'Pure TypeScript: no React, no WordPress.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'packages/slider/engine/**/*.ts' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [
								'react',
								'react-dom',
								'react/*',
								'@frontage/kit/*',
								'@frontage/rules',
								'@frontage/slider/model',
								...EDITOR_ONLY,
							],
							message: 'The engine runs on any page: no React, no WordPress, no defaults.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'packages/kit/client/**/*.{ts,tsx}' ],
		ignores: [ '**/*.test.*' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{ patterns: [ { group: EDITOR_ONLY, message: 'Never on a visitor page.' } ] },
			],
		},
	},
	{
		files: [ 'blocks/*/*/page/view.ts' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ 'react', 'react-dom', 'react/*', ...EDITOR_ONLY ],
							message: 'What toggles at load needs neither React nor WordPress.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'blocks/*/*/page/island.tsx' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{ patterns: [ { group: EDITOR_ONLY, message: 'Never on a visitor page.' } ] },
			],
		},
	},
];
