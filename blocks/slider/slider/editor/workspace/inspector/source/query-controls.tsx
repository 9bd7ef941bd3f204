import { FormTokenField, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isObject } from '@frontage/slider/model';
import type { Edit } from '../fields/use-field-edit';
import type { PostType } from './post-type';

interface QueryControlsProps {
	type: 'posts' | 'products';
	source: Readonly< Record< string, unknown > >;
	/** Path of the source. */
	path: string;
	types: readonly PostType[];
	edit: Edit;
}

const orders = () => [
	{ value: 'date/desc', label: __( 'Newest to oldest', 'frontage-slider' ) },
	{ value: 'date/asc', label: __( 'Oldest to newest', 'frontage-slider' ) },
	{ value: 'modified/desc', label: __( 'Last modified', 'frontage-slider' ) },
	{ value: 'title/asc', label: __( 'A → Z', 'frontage-slider' ) },
	{ value: 'title/desc', label: __( 'Z → A', 'frontage-slider' ) },
	{ value: 'menu_order/asc', label: __( 'Menu order', 'frontage-slider' ) },
	{ value: 'rand/desc', label: __( 'Random', 'frontage-slider' ) },
];

const text = ( value: unknown, otherwise = '' ) => ( typeof value === 'string' && value ? value : otherwise );

/** Query of posts: filter, order and number. */
export function QueryControls( { type, source, path, types, edit }: QueryControlsProps ) {
	const query = isObject( source.query ) ? source.query : {};
	const postType = type === 'products' ? 'product' : text( query.postType, 'post' );
	const offered = types.filter( ( { viewable, slug } ) => viewable && slug !== 'attachment' );
	const taxonomies = types.find( ( { slug } ) => slug === postType )?.taxonomies ?? [];
	const order = `${ text( query.orderBy, 'date' ) }/${ text( query.order, 'desc' ) }`;
	const set = ( values: Readonly< Record< string, unknown > > ) =>
		edit.setMany(
			Object.fromEntries(
				Object.entries( values ).map( ( [ key, value ] ) => [ `${ path }.query.${ key }`, value ] )
			)
		);
	return (
		<>
			{ type === 'posts' && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Post type', 'frontage-slider' ) }
					value={ postType }
					options={ offered.map( ( { slug, name } ) => ( { value: slug, label: name } ) ) }
					onChange={ ( next ) =>
						edit.set( `${ path }.query`, next === 'post' ? undefined : { postType: next } )
					}
				/>
			) }
			{ taxonomies.length > 0 && (
				<Terms
					// Another post type has other terms.
					key={ postType }
					taxonomies={ taxonomies }
					taxonomy={ text( query.taxonomy, type === 'products' ? 'product_cat' : taxonomies[ 0 ] ) }
					terms={
						Array.isArray( query.terms ) ? query.terms.filter( ( one ) => typeof one === 'number' ) : []
					}
					onChange={ ( taxonomy, terms ) =>
						set( terms.length ? { taxonomy, terms } : { taxonomy: undefined, terms: undefined } )
					}
				/>
			) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Order', 'frontage-slider' ) }
				value={ order }
				options={ orders() }
				onChange={ ( next ) => {
					const [ orderBy, way ] = next.split( '/' );
					set( {
						orderBy: orderBy === 'date' ? undefined : orderBy,
						order: way === 'desc' ? undefined : way,
					} );
				} }
			/>
			<RangeControl
				__next40pxDefaultSize
				label={ __( 'Number of posts', 'frontage-slider' ) }
				min={ 1 }
				max={ 20 }
				value={ typeof source.limit === 'number' ? source.limit : 6 }
				onChange={ ( next ) => edit.set( `${ path }.limit`, next === 6 ? undefined : next ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				label={ __( 'Offset', 'frontage-slider' ) }
				min={ 0 }
				max={ 100 }
				value={ typeof query.offset === 'number' ? query.offset : 0 }
				onChange={ ( next ) => set( { offset: next || undefined } ) }
			/>
			<ToggleControl
				label={ __( 'Only with featured image', 'frontage-slider' ) }
				checked={ query.withPicture === true }
				onChange={ ( next ) => set( { withPicture: next || undefined } ) }
			/>
		</>
	);
}

interface Term {
	id: number;
	name: string;
}

interface TermsProps {
	taxonomies: readonly string[];
	taxonomy: string;
	terms: readonly number[];
	onChange: ( taxonomy: string, terms: number[] ) => void;
}

/** Selects terms of a taxonomy with a search. */
function Terms( { taxonomies, taxonomy: given, terms, onChange }: TermsProps ) {
	const [ chosen, setChosen ] = useState( given );
	const [ wanted, setWanted ] = useState( '' );
	const taxonomy = taxonomies.includes( chosen ) ? chosen : taxonomies[ 0 ]!;
	const { known, names } = useSelect(
		( select ) => {
			const of = ( query: object ) =>
				( select( coreStore ).getEntityRecords( 'taxonomy', taxonomy, { per_page: 20, ...query } ) ??
					[] ) as Term[];
			return {
				known: [
					...( terms.length ? of( { include: terms } ) : [] ),
					...of( wanted ? { search: wanted } : {} ),
				],
				names: taxonomies.map( ( slug ) => ( {
					value: slug,
					label: ( select( coreStore ).getTaxonomy( slug ) as { name?: string } | undefined )?.name ?? slug,
				} ) ),
			};
		},
		[ taxonomy, taxonomies, terms, wanted ]
	);
	const nameOf = ( id: number ) => {
		const name = known.find( ( term ) => term.id === id )?.name;
		return name === undefined ? String( id ) : decodeEntities( name );
	};
	const idOf = ( name: string ) =>
		known.find( ( term ) => decodeEntities( term.name ) === name )?.id ??
		terms.find( ( id ) => String( id ) === name );
	return (
		<>
			{ taxonomies.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Filter by', 'frontage-slider' ) }
					value={ taxonomy }
					options={ names }
					onChange={ ( next ) => {
						setChosen( next );
						onChange( next, [] );
					} }
				/>
			) }
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ names.find( ( { value } ) => value === taxonomy )?.label ?? taxonomy }
				value={ terms.map( nameOf ) }
				suggestions={ known.map( ( { name } ) => decodeEntities( name ) ) }
				maxLength={ 20 }
				__experimentalExpandOnFocus
				help=""
				onInputChange={ setWanted }
				onChange={ ( tokens ) =>
					onChange(
						taxonomy,
						tokens.flatMap( ( token ) => idOf( typeof token === 'string' ? token : token.value ) ?? [] )
					)
				}
			/>
		</>
	);
}
