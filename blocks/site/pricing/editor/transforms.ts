import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

type Values = Record< string, unknown >;

/** A plan from a column: its first heading becomes the title, the rest is kept. */
function planOf( { innerBlocks }: BlockInstance ) {
	const heading = innerBlocks.find( ( { name } ) => name === 'core/heading' );
	return createBlock(
		'frontage/price-plan',
		{ title: String( heading?.attributes.content ?? '' ) },
		innerBlocks.filter( ( block ) => block !== heading )
	);
}

/** A column from a plan, with all its data as text. */
function columnOf( { attributes, innerBlocks }: BlockInstance ) {
	const { title, subtitle, popular, prices = {} } = attributes as Values & { prices?: Record< string, Values > };
	const paragraph = ( content: unknown ) => ( content ? [ createBlock( 'core/paragraph', { content } ) ] : [] );
	return createBlock( 'core/column', {}, [
		...paragraph( popular ),
		createBlock( 'core/heading', { level: 3, content: title } ),
		...paragraph( subtitle ),
		...Object.values( prices ).flatMap( ( { currency = '', amount = '', suffix = '' } ) =>
			paragraph( amount && `${ String( currency ) }${ String( amount ) }${ String( suffix ) }` )
		),
		...innerBlocks,
	] );
}

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( _: Values, columns: BlockInstance[] ) =>
				createBlock( 'frontage/pricing', { columns: Math.min( 4, columns.length ) }, columns.map( planOf ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( _: Values, plans: BlockInstance[] ) =>
				createBlock( 'core/columns', {}, plans.map( columnOf ) ),
		},
	],
};
