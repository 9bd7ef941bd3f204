// Puts the owner's handbook (docs/handbook) into the plugins as HTML, for the Help tabs of their screens. A plugin gets the
// pages that its HelpPages.php names, and their images.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

export const HANDBOOK = 'docs/handbook';

const IMAGE = /!\[([^\]]*)\]\((images\/[\w.-]+)\)/g;

/** Names of the pages that a plugin's HelpPages.php lists: `'make-a-form' => [ __( … ) ]`. */
export function pagesOf( plugin, root = '.' ) {
	const [ table ] = fastGlob.sync( `plugins/${ plugin }/src/HelpPages.php`, { cwd: root, absolute: true } );
	return table
		? [ ...readFileSync( table, 'utf8' ).matchAll( /'([a-z0-9-]+)'\s*=>\s*\[ __\(/g ) ].map(
				( [ , name ] ) => name
			)
		: [];
}

const escaped = ( text ) => text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ).replaceAll( '"', '&quot;' );

const inline = ( text ) =>
	escaped( text )
		.replace( IMAGE, '<img src="$2" alt="$1" loading="lazy">' )
		.replace( /\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>' )
		.replace( /\*\*(.+?)\*\*/g, '<strong>$1</strong>' )
		.replace( /`([^`]+)`/g, '<code>$1</code>' );

/** A table with a header row; the first cell of each row is its header. */
function tableHtml( lines ) {
	const [ header, ...rows ] = lines
		.filter( ( line, at ) => at !== 1 )
		.map( ( line ) =>
			line
				.slice( 1, -1 )
				.split( '|' )
				.map( ( cell ) => inline( cell.trim() ) )
		);
	const head = header.map( ( cell ) => `<th scope="col">${ cell }</th>` ).join( '' );
	const body = rows.map(
		( [ name, ...cells ] ) =>
			`<tr><th scope="row">${ name }</th>${ cells.map( ( cell ) => `<td>${ cell }</td>` ).join( '' ) }</tr>`
	);
	return `<table class="widefat striped"><thead><tr>${ head }</tr></thead><tbody>${ body.join( '' ) }</tbody></table>`;
}

/**
 * The HTML of a page without its title, which is the tab's. It knows what the handbook uses: headings, paragraphs, lists, tables,
 * images, links, bold, and code. Links to other folders of the repository are left out with their list item, since they
 * are not on the owner's site.
 */
export function htmlOf( markdown ) {
	return markdown
		.trim()
		.split( /\n{2,}/ )
		.filter( ( block ) => ! block.startsWith( '# ' ) )
		.map( ( block ) => {
			const lines = block.split( '\n' ).filter( ( line ) => ! line.includes( '](../' ) );
			const marker = /^(?:- |\d+\. )/;
			if ( ! lines.length ) {
				return '';
			}
			if ( lines[ 0 ].startsWith( '## ' ) && lines.length === 1 ) {
				return `<h3>${ inline( lines[ 0 ].slice( 3 ) ) }</h3>`;
			}
			if ( lines.every( ( line ) => marker.test( line ) ) ) {
				const tag = lines[ 0 ].startsWith( '-' ) ? 'ul' : 'ol';
				return `<${ tag }>${ lines.map( ( line ) => `<li>${ inline( line.replace( marker, '' ) ) }</li>` ).join( '' ) }</${ tag }>`;
			}
			if (
				lines.length > 2 &&
				/^\|( *-+ *\|)+$/.test( lines[ 1 ] ) &&
				lines.every( ( line ) => /^\|.*\|$/.test( line ) )
			) {
				return tableHtml( lines );
			}
			if ( lines.some( ( line ) => marker.test( line ) || /^(?:#|\||>|<|```|\s)/.test( line ) ) ) {
				throw new Error( `The handbook has Markdown that Help tabs cannot show: ${ lines[ 0 ] }` );
			}
			return `<p>${ inline( lines.join( ' ' ) ) }</p>`;
		} )
		.filter( ( html, at, all ) => html && ! ( html.startsWith( '<h3>' ) && ! all[ at + 1 ] ) )
		.join( '\n' );
}

export const imagesOf = ( markdown ) =>
	[ ...markdown.matchAll( IMAGE ) ].map( ( [ , alt, file ] ) => ( { alt, file } ) );

/** Writes the pages of a plugin into its build folder. Only changes are written, since a site may be running. */
export function writeHandbook( plugin ) {
	const to = `plugins/${ plugin }/build/handbook`;
	const files = new Map();
	for ( const name of pagesOf( plugin ) ) {
		const markdown = readFileSync( `${ HANDBOOK }/${ name }.md`, 'utf8' );
		files.set( `${ name }.html`, Buffer.from( htmlOf( markdown ) + '\n' ) );
		imagesOf( markdown ).forEach( ( { file } ) => files.set( file, readFileSync( `${ HANDBOOK }/${ file }` ) ) );
	}
	for ( const file of existsSync( to ) ? fastGlob.sync( '**', { cwd: to } ) : [] ) {
		if ( ! files.has( file ) ) {
			rmSync( path.join( to, file ) );
		}
	}
	for ( const [ file, content ] of files ) {
		const at = path.join( to, file );
		if ( ! existsSync( at ) || ! content.equals( readFileSync( at ) ) ) {
			mkdirSync( path.dirname( at ), { recursive: true } );
			writeFileSync( at, content );
		}
	}
}
