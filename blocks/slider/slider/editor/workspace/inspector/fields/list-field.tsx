import { Button, PanelBody, PanelRow } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp, trash } from '@wordpress/icons';
import { isObject } from '@frontage/slider/model';
import { asText } from '../controls/control-props';
import { Text } from '../controls/text-control';
import type { FieldProps } from './field-props';
import { FieldHeader } from './field-header';
import { fieldsOfNode } from './field-definitions';

/** Buttons of the open item. */
const UP = '.fr-inspector__up';
const DOWN = '.fr-inspector__down';

/** Items of a list: each opens its own settings, and can be moved, removed and added. */
export function ListField( { field, stored, mixed, level, edit, prefix, found, Nested }: FieldProps ) {
	const path = prefix + field.path;
	const list: readonly unknown[] = Array.isArray( stored ) ? stored : [];
	const item = field.node.items!;
	const owner = `${ field.owner }.${ field.key }`;
	const write = ( next: readonly unknown[] ) => {
		edit.set( path, next.length ? next : undefined );
		edit.endStep();
	};
	const [ open, setOpen ] = useState< number >();
	const entries = useRef< HTMLDivElement >( null );
	/** Its panel moves to another position, so the focus must follow. */
	const move = ( index: number, by: 1 | -1 ) => {
		write( list.toSpliced( index, 1 ).toSpliced( index + by, 0, list[ index ] ) );
		setOpen( index + by );
		requestAnimationFrame( () => entries.current?.querySelector< HTMLElement >( by > 0 ? DOWN : UP )?.focus() );
	};
	if ( mixed ) {
		return (
			<>
				<FieldHeader label={ field.label } within={ found ? field.within : undefined } />
				<p className="fr-inspector__help">
					{ __(
						'The selected layers have different lists. Select a single layer to edit it.',
						'frontage-slider'
					) }
				</p>
			</>
		);
	}
	return (
		<div ref={ entries } role="group" aria-label={ field.label } className="fr-inspector__list">
			<FieldHeader label={ field.label } within={ found ? field.within : undefined } />
			{ list.map( ( entry, index ) => (
				<PanelBody
					// Items have no id, so their index is the key.
					key={ index }
					title={ titleOf( entry, index ) }
					opened={ open === index }
					onToggle={ ( next ) => setOpen( next ? index : undefined ) }
				>
					{ item.properties ? (
						<Nested
							fields={ fieldsOfNode( item, owner ) }
							many={ [ entry ] }
							level={ level }
							edit={ edit }
							prefix={ `${ path }.${ index }.` }
							root={ item.name ?? '' }
						/>
					) : (
						<Text
							field={ { ...field, node: item } }
							label={ titleOf( '', index ) }
							hideLabel={ false }
							value={ entry }
							onChange={ ( value ) => edit.set( path, list.toSpliced( index, 1, value ?? '' ) ) }
						/>
					) }
					<ItemButtons
						index={ index }
						count={ list.length }
						onMove={ ( by ) => move( index, by ) }
						onRemove={ () => write( list.toSpliced( index, 1 ) ) }
					/>
				</PanelBody>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					write( [ ...list, initialValue( field.key, item.properties !== undefined, list ) ] );
					setOpen( list.length );
				} }
			>
				{ __( 'Add', 'frontage-slider' ) }
			</Button>
		</div>
	);
}

interface ItemButtonsProps {
	index: number;
	count: number;
	onMove: ( by: 1 | -1 ) => void;
	onRemove: () => void;
}

function ItemButtons( { index, count, onMove, onRemove }: ItemButtonsProps ) {
	return (
		<PanelRow>
			<Button
				size="compact"
				icon={ arrowUp }
				label={ __( 'Move up', 'frontage-slider' ) }
				disabled={ index === 0 }
				accessibleWhenDisabled
				className="fr-inspector__up"
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size="compact"
				icon={ arrowDown }
				label={ __( 'Move down', 'frontage-slider' ) }
				disabled={ index === count - 1 }
				accessibleWhenDisabled
				className="fr-inspector__down"
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				size="compact"
				icon={ trash }
				isDestructive
				label={ __( 'Remove', 'frontage-slider' ) }
				onClick={ onRemove }
			/>
		</PanelRow>
	);
}

const INITIAL_VALUES: Readonly< Record< string, unknown > > = { split: { by: 'chars' }, list: { name: 'fade' } };

/** Initial value of a new item, which exists but has no effect yet. */
function initialValue( key: string, isOne: boolean, list: readonly unknown[] ): unknown {
	if ( ! isOne ) {
		return '';
	}
	if ( key === 'frames' ) {
		const taken = list.map( ( one ) => ( isObject( one ) ? one.id : '' ) );
		const number = [ 1, ...list.map( ( _, index ) => index + 2 ) ].find(
			( one ) => ! taken.includes( `frame_${ one }` )
		);
		return { id: `frame_${ number ?? list.length + 1 }`, duration: 300 };
	}
	return INITIAL_VALUES[ key ] ?? { url: '' };
}

function titleOf( entry: unknown, index: number ): string {
	const said = isObject( entry )
		? [ entry.id, entry.name, entry.by, entry.url, entry.at ].map( asText ).filter( Boolean ).join( ' · ' )
		: asText( entry );
	/* translators: 1: the place of an entry in its list, from 1, 2: what it says */
	return sprintf( __( '%1$d. %2$s', 'frontage-slider' ), index + 1, said );
}
