import { createBlock, parse, type Block } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { copies } from '../state/duplicate-blocks';

/** What a template makes: a whole slider, a slide, a group of layers. */
export type TemplateKind = 'slider' | 'slide' | 'layer';

export interface Template {
	name: string;
	title: string;
	description: string;
	keywords: string[];
	/** Blocks as text; `blockOf()` makes them. */
	content: string;
}

interface Pattern {
	name: string;
	title: string;
	description?: string;
	keywords?: string[];
	categories?: string[];
	content: string;
}

/** Categories of core's patterns; a theme or a plugin that registers a pattern in one of them is in the gallery too. */
const CATEGORIES = { slider: 'frontage-sliders', slide: 'frontage-slides', layer: 'frontage-layers' };

/** Templates are block patterns: whoever registers one in our category adds to the gallery. Undefined while they are fetched. */
export function useTemplates( kind: TemplateKind ): Template[] | undefined {
	const patterns = useSelect( ( select ) => {
		const core = select( coreStore );
		const found = core.getBlockPatterns() as Pattern[];
		return core.hasFinishedResolution( 'getBlockPatterns', [] ) ? found : undefined;
	}, [] );
	// The same ones while nothing changes: each is drawn from its text.
	return useMemo(
		() =>
			patterns
				?.filter( ( { categories } ) => categories?.includes( CATEGORIES[ kind ] ) )
				.map( ( { name, title, description = '', keywords = [], content } ) => ( {
					name,
					title,
					description,
					keywords,
					content,
				} ) ),
		[ patterns, kind ]
	);
}

/** New blocks of a template, with names of their own: two slides of one template are two. */
export function blockOf( { content }: Template, kind: TemplateKind ): Block | undefined {
	const found = parse( content ).find( ( { name } ) => name === `frontage/${ kind }` );
	return found && copies( [ found ] )[ 0 ];
}

/** Whether all words of a search stand somewhere in what a template says of itself. */
export function matches( { title, description, keywords }: Template, search: string ): boolean {
	const text = [ title, description, ...keywords ].join( ' ' ).toLocaleLowerCase();
	return search
		.toLocaleLowerCase()
		.split( /\s+/ )
		.every( ( word ) => text.includes( word ) );
}

/** A slide or a layer needs something around it to be seen in. */
export function asSlider( template: Template, kind: TemplateKind ): Block | undefined {
	const block = blockOf( template, kind );
	if ( ! block || kind === 'slider' ) {
		return block;
	}
	const slide =
		kind === 'slide'
			? block
			: createBlock( 'frontage/slide', { key: 'preview', background: { type: 'color', color: '#22343a' } }, [
					block,
				] );
	const options = {
		responsiveLevels: LEVELS,
		gridwidth: [ 1280, 1024, 768, 390 ],
		gridheight: [ 600, 520, 560, 560 ],
	};
	return createBlock(
		'frontage/slider',
		{ inherit: 'scale', options: kind === 'slide' ? options : { ...options, ...CLOSE } },
		[ slide ]
	);
}

const LEVELS = [ 1240, 1024, 778, 480 ];
const CLOSE = { gridwidth: [ 640 ], gridheight: [ 320 ] };
