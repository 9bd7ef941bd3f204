import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';

type Values = Record< string, unknown >;

/** A plan out of a column: its first heading is the title, the rest stays as it is. */
function planOf( { innerBlocks }: BlockInstance ) {
	const heading = innerBlocks.find( ( { name } ) => name === 'core/heading' );
	return createBlock(
		'frontage/price-plan',
		{ title: String( heading?.attributes.content ?? '' ) },
		innerBlocks.filter( ( block ) => block !== heading )
	);
}

/** A plan as a column, all that it says as text. */
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
