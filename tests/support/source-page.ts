/** Pages in the browser that run the sources directly, each file transpiled on request: no build, no WordPress. */
import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const HOST = 'http://sources.test';
const ROOT = path.resolve( __dirname, '../..' );
const PACKAGES: Record< string, string > = {
	'@frontage/gesture': '/packages/gesture/src/index.ts',
	'@frontage/slider': '/packages/slider/engine/index.ts',
	'@frontage/slider/model': '/packages/slider/model/index.ts',
	'@frontage/slider/react': '/packages/slider/react/index.ts',
};

const module_ = ( name: string, exports: string[] ) =>
	`const it = window.${ name }; export default it; export const { ${ exports.join( ', ' ) } } = it;`;
const REACT = [ 'createElement', 'Fragment', 'useEffect', 'useLayoutEffect', 'useMemo', 'useRef', 'useState', 'memo' ];

const fileOf = ( pathname: string ) =>
	[ '', '.ts', '.tsx', '/index.ts' ]
		.map( ( end ) => pathname + end )
		.find( ( each ) => /\.\w+$/.test( each ) && existsSync( path.join( ROOT, each ) ) );

/** The browser resolves imports relative to the file, so each import gets its file name. */
const complete = ( code: string, folder: string ) =>
	code.replace(
		/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]+)\2/g,
		( whole, start: string, quote: string, name: string ) => {
			const found = fileOf( path.posix.join( folder, name ) );
			return found ? start + quote + found + quote : whole;
		}
	);

interface Served {
	body: string;
	contentType: string;
}

/** Pages request the same two hundred files repeatedly; sources do not change while tests run. */
const known = new Map< string, Served | undefined >();

/** A file's content for the browser; undefined if there is none. */
function served( pathname: string ): Served | undefined {
	if ( ! known.has( pathname ) ) {
		known.set( pathname, madeOf( pathname ) );
	}
	return known.get( pathname );
}

function madeOf( pathname: string ): Served | undefined {
	if ( pathname === '/react' ) {
		return { body: module_( 'React', REACT ), contentType: 'text/javascript' };
	}
	const found = fileOf( pathname );
	const file = found && path.join( ROOT, found );
	const text = file && readFileSync( file, 'utf8' );
	if ( ! found || ! file || ! text ) {
		return undefined;
	}
	if ( file.endsWith( '.css' ) ) {
		return { body: text, contentType: 'text/css' };
	}
	if ( file.endsWith( '.json' ) ) {
		return { body: `export default ${ text }`, contentType: 'text/javascript' };
	}
	if ( file.endsWith( '.js' ) ) {
		return { body: text, contentType: 'text/javascript' };
	}
	const { outputText } = ts.transpileModule( text, {
		fileName: file,
		compilerOptions: {
			target: ts.ScriptTarget.ES2022,
			module: ts.ModuleKind.ESNext,
			jsx: ts.JsxEmit.React,
			verbatimModuleSyntax: false,
		},
	} );
	const react = file.endsWith( '.tsx' ) ? `import React from 'react';\n` : '';
	return { body: react + complete( outputText, path.posix.dirname( found ) ), contentType: 'text/javascript' };
}

/** Opens a page with this body, in which modules can import from `/packages/…`, `@frontage/…` and `react`. */
export async function openSources( page: Page, body: string ): Promise< void > {
	const imports = Object.fromEntries( [
		[ 'react', '/react' ],
		...Object.entries( PACKAGES ).map( ( [ name, file ] ) => [ name, file ] ),
	] );
	const html = `<!doctype html><html lang="en"><title>Sources</title><meta name="viewport" content="width=device-width">
		<script type="importmap">${ JSON.stringify( { imports } ) }</script>
		<link rel="stylesheet" href="/blocks/slider/slider/style.css">
		<style>body { margin: 0 }</style>${ body }`;
	await page.unrouteAll();
	await page.route( '**/*', async ( route ) => {
		const { origin, pathname } = new URL( route.request().url() );
		if ( route.request().resourceType() === 'image' ) {
			const picture =
				'<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="teal"/></svg>';
			return route.fulfill( { body: picture, contentType: 'image/svg+xml' } );
		}
		if ( origin !== HOST ) {
			return route.abort();
		}
		const found = pathname === '/' ? { body: html, contentType: 'text/html' } : served( pathname );
		return route.fulfill( found ?? { status: 404 } );
	} );
	await page.goto( HOST );
}
