import { createBlock } from '@wordpress/blocks';
import { formatFigure, type Counted } from './format-figure';

/** "≈ 1,250+ buildings" → prefix, number, suffix, title. */
const FIGURE = /^([^\d\s-]*\s?)(-?\d[\d,]*(?:\.\d+)?)(\S*)\s*([\s\S]*)$/;

const text = ( html: unknown ) => String( html ?? '' ).replace( /<[^>]*>/g, '' );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph', 'core/heading' ],
			isMatch: ( { content }: { content?: unknown } ) => FIGURE.test( text( content ) ),
			transform: ( { content }: { content?: unknown } ) => {
				const [ , prefix, end, suffix, title ] = text( content ).match( FIGURE )!;
				return createBlock( 'frontage/counter', {
					prefix,
					end: Number( end!.replaceAll( ',', '' ) ),
					suffix,
					title,
				} );
			},
		},
	],
	to: [ 'core/paragraph', 'core/heading' ].map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		transform: ( counter: Counted & { title?: string } ) =>
			createBlock( name, { content: `${ formatFigure( counter ) } ${ counter.title ?? '' }`.trim() } ),
	} ) ),
};
