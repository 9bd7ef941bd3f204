import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { ListFailed } from '@frontage/editor';

interface WhichProps {
	type: 'page' | 'product';
	label: string;
	help: string;
	/** Whether the site has items of this type. */
	isThere: boolean;
	/** ID of the chosen item; 0: none. */
	value: number;
	onChange: ( id: number ) => void;
}

interface Post {
	id: number;
	title: { rendered: string };
}

const queryOf = ( search: string ) => ( {
	per_page: 20,
	_fields: 'id,title',
	...( search ? { search } : { orderby: 'title', order: 'asc' } ),
} );

/** Selects one page or product, by a search for its title. */
export function Which( { type, label, help, isThere, value, onChange }: WhichProps ) {
	const [ search, find ] = useState( '' );
	const { invalidateResolution } = useDispatch( coreStore );
	const [ products, hasResolved, chosen ] = useSelect(
		( select ) => {
			const { getEntityRecords, getEntityRecord, hasFinishedResolution } = select( coreStore );
			const query = queryOf( search );
			return [
				getEntityRecords( 'postType', type, query ) as Post[] | null,
				hasFinishedResolution( 'getEntityRecords', [ 'postType', type, query ] ),
				value
					? ( getEntityRecord( 'postType', type, value, { _fields: 'id,title' } ) as Post | undefined )
					: undefined,
			] as const;
		},
		[ type, search, value ]
	);
	/* translators: %d: the number of a page or of a product that has no title, or is not there any more. */
	const numbered = ( id: number ) => sprintf( __( 'Item %d', 'frontage-site' ), id );
	const titles = new Map< number, string >( value ? [ [ value, numbered( value ) ] ] : [] );
	for ( const { id, title } of [ ...( products ?? [] ), ...( chosen ? [ chosen ] : [] ) ] ) {
		titles.set( id, decodeEntities( title.rendered ) || numbered( id ) );
	}
	const retry = () => void invalidateResolution( 'getEntityRecords', [ 'postType', type, queryOf( search ) ] );
	return (
		<>
			<ComboboxControl
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ value ? String( value ) : '' }
				options={ [ ...titles ].map( ( [ id, title ] ) => ( { value: String( id ), label: title } ) ) }
				onFilterValueChange={ useDebounce( find, 250 ) }
				onChange={ ( id ) => onChange( Number( id ) || 0 ) }
			/>
			{ isThere && hasResolved && ! products && (
				<ListFailed again={ __( 'Try again', 'frontage-site' ) } onAgain={ retry }>
					{ __( 'Could not load the list.', 'frontage-site' ) }
				</ListFailed>
			) }
		</>
	);
}
