import { serialize, type Block } from '@wordpress/blocks';

/** The mark of an inserted sample, as in `SampleMark.php`: its kind and a hash of its text. */
const MARK = /^(?:testimonial|logo|figure|person|price):[0-9a-f]{8}$/;

/** Attributes of blocks of the suite that visitors read, as in `SampleText.php`. */
const READ = /"(?:text|html|alt|title|label|content)":"(?:[^"\\]|\\.)*"/g;

/** Text that each sample had when it was first seen. Blocks with the same mark have the same text until they are edited. */
const originals = new Map< string, string >();

/** The mark of a block; '' without one. */
export function markOf( attributes: Record< string, unknown > ): string {
	const metadata = attributes.metadata as { frSample?: unknown } | undefined;
	const mark = metadata?.frSample;
	return typeof mark === 'string' && MARK.test( mark ) ? mark : '';
}

/** The texts and images of a block with those inside it; colors and sizes do not count. */
export function textOf( block: Block ): string {
	const markup = serialize( block );
	const attributes = [ ...markup.matchAll( /<!-- wp:frontage[^]*?-->/g ) ].flatMap(
		( [ comment ] ) => comment.match( READ ) ?? []
	);
	const html = markup.replace( /<!--[^]*?-->/g, '' );
	const images = html.match( /\s(?:src|alt)="[^"]*"/g ) ?? [];
	return [ html.replace( /<[^>]*>/g, ' ' ).replace( /\s+/g, ' ' ), ...images, ...attributes ].join( '\n' );
}

/**
 * Whether nobody has edited a marked block.
 *
 * @param mark   The block's mark.
 * @param text   Its text now.
 * @param edited Marks of blocks that were edited before the editor was opened.
 */
export function isSample( mark: string, text: string, edited: string[] ): boolean {
	if ( edited.includes( mark ) ) {
		return false;
	}
	const original = originals.get( mark ) ?? text;
	originals.set( mark, original );
	return original === text;
}
