import { createBlock, parse, type Block } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { copies } from '../state/duplicate-blocks';

/** What a template creates: a whole slider, a slide, a group of layers. */
export type TemplateKind = 'slider' | 'slide' | 'layer';

export interface Template {
	name: string;
	title: string;
	description: string;
	keywords: string[];
	/** Serialized blocks; `blockOf()` parses them. */
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

/** Categories of core's block patterns; patterns that a theme or plugin registers in them are in the gallery too. */
const CATEGORIES = { slider: 'frontage-sliders', slide: 'frontage-slides', layer: 'frontage-layers' };

/** Templates are block patterns in our categories, also those registered by others. Undefined while they load. */
export function useTemplates( kind: TemplateKind ): Template[] | undefined {
	const patterns = useSelect( ( select ) => {
		const core = select( coreStore );
		const found = core.getBlockPatterns() as Pattern[];
		return core.hasFinishedResolution( 'getBlockPatterns', [] ) ? found : undefined;
	}, [] );
	// Memoized, since each template is rendered from its content.
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

/** New blocks of a template with new ids, so that a template can be used twice. */
export function blockOf( { content }: Template, kind: TemplateKind ): Block | undefined {
	const found = parse( content ).find( ( { name } ) => name === `frontage/${ kind }` );
	return found && copies( [ found ] )[ 0 ];
}

/** Whether all words of a search are in the texts of a template. */
export function matches( { title, description, keywords }: Template, search: string ): boolean {
	const text = [ title, description, ...keywords ].join( ' ' ).toLocaleLowerCase();
	return search
		.toLocaleLowerCase()
		.split( /\s+/ )
		.every( ( word ) => text.includes( word ) );
}

/** Wraps a slide or layer template in a slider for its preview. */
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
