import { InspectorControls, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { Button, PanelBody, ToggleControl } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { freeName } from '@frontage/editor/form-tags';
import {
	groupName,
	readConditions,
	whenOf,
	withGroupName,
	withWhen,
	writeConditions,
	type When,
} from '../../template/conditions';
import { isInMail } from '../../template/rename-references';
import { AROUND, asFirst, GROUP } from '../blocks';
import { useFormContext } from '../hooks/form-context';
import { useFields } from '../hooks/use-fields';
import { decider, ruleOf, Rules } from './condition-rules';
import { whenInWords } from './condition-summary';

/** The name of the field whose switch was pressed: its block is replaced by a copy, and the focus goes to the switch of that. */
let pressed = '';

/**
 * When a field is shown. Conditions belong to groups: turning it on puts a conditional group around the field, and turning it off takes
 * the group away. The conditions of a group with more than this field are edited there.
 */
export function ShownSettings( { clientId }: { clientId: string } ) {
	const { asPart, conditions, changeConditions, fields, otherGroups } = useFormContext();
	const registry = useRegistry();
	const { replaceBlocks, selectBlock } = useDispatch( blockEditorStore );
	const all = useFields( clientId );
	const [ said, say ] = useState< Partial< When > >( {} );
	const { group, name, isAlone, mayPut } = useSelect(
		( select ) => {
			const { canInsertBlockType, getBlock, getBlockOrder, getBlockParentsByBlockName, getBlockRootClientId } =
				select( blockEditorStore );
			const around = getBlockParentsByBlockName( clientId, GROUP )
				.map( ( id ) => ( { id, of: groupName( String( getBlock( id )?.attributes.source ) ) } ) )
				.findLast( ( { of } ) => of );
			return {
				group: around?.id ?? '',
				name: around?.of ?? '',
				isAlone: around !== undefined && getBlockOrder( around.id ).join() === clientId,
				mayPut: canInsertBlockType( GROUP, getBlockRootClientId( clientId ) ?? '' ),
			};
		},
		[ clientId ]
	);
	const ownName = fields().find( ( { id } ) => id === clientId )?.field.name ?? '';
	const offered = fields()
		.filter( ( { id, field } ) => id !== clientId && isInMail( field ) )
		.map( ( { field } ) => field );
	const first = decider( offered );
	const conditionList = readConditions( conditions );
	const when = whenOf( conditionList, name, { ...said, hide: false } );
	/** Replaces the field or its group, and selects the field again. */
	const replace = ( id: string, next: ( field: Block ) => Block ) => {
		const block = registry.select( blockEditorStore ).getBlock( clientId );
		const [ field ] = block ? asFirst( [ block ] ) : [];
		if ( field ) {
			pressed = ownName;
			void replaceBlocks( id, next( field ) );
			void selectBlock( field.clientId, null ); // The focus stays here.
		}
	};
	const turnOn = () => {
		if ( ! first ) {
			return;
		}
		const target = freeName( 'group', otherGroups( '' ) );
		const { source, ...around } = AROUND[ GROUP ];
		const part = `${ clientId } shown`; // One undo step reverts both.
		asPart( part, () =>
			replace( clientId, ( field ) =>
				createBlock( GROUP, { ...around, source: withGroupName( source, target ) }, [ field ] )
			)
		);
		const rules = { hide: false, any: false, rules: [ ruleOf( first ) ] };
		changeConditions( writeConditions( withWhen( conditionList, target, rules ) ), part );
	};
	/** The conditions go with their group. */
	const turnOff = () => replace( group, ( field ) => field );
	const set = ( next: Partial< When >, part = '' ) => {
		const now = { hide: false, any: false, rules: [], ...when, ...next };
		if ( ! now.rules.length ) {
			turnOff();
			return;
		}
		say( { any: now.any } );
		const text = writeConditions( withWhen( conditionList, name, now ) );
		changeConditions( text, part && `when ${ name } ${ part }` );
	};
	if ( ! group && ! mayPut ) {
		return null;
	}
	const isOwn = ! group || ( isAlone && when !== undefined );
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Conditional logic', 'frontage-forms' ) }
				initialOpen={ group !== '' || ( ownName !== '' && pressed === ownName ) }
			>
				{ isOwn && (
					<Switch
						name={ ownName }
						isOn={ group !== '' }
						isDisabled={ ! group && ! first }
						onChange={ ( on ) => ( on ? turnOn() : turnOff() ) }
					/>
				) }
				{ isOwn && group && when && <Rules when={ when } isField fields={ offered } set={ set } /> }
				{ ! isOwn && (
					<>
						<p>{ whenInWords( conditions, name, all ) ?? summaryOf( conditions, name ) }</p>
						<Button __next40pxDefaultSize variant="secondary" onClick={ () => void selectBlock( group ) }>
							{ __( 'Edit conditions', 'frontage-forms' ) }
						</Button>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/** What is known of conditions that have no words. */
const summaryOf = ( conditions: string, name: string ) =>
	readConditions( conditions ).some( ( { target } ) => target === name )
		? __( 'Depends on other answers.', 'frontage-forms' )
		: __( 'Never shown: its group has no conditions.', 'frontage-forms' );

type SwitchProps = { name: string; isOn: boolean; isDisabled: boolean; onChange: ( isOn: boolean ) => void };

function Switch( { name, isOn, isDisabled, onChange }: SwitchProps ) {
	const row = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( ! row.current?.isConnected ) {
			return; // The sidebar of the copy comes, and it mounts the switch again.
		}
		if ( name && pressed === name ) {
			row.current.querySelector( 'input' )?.focus();
		}
		pressed = '';
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only the switch of the copy, when it appears.
	}, [] );
	return (
		<div ref={ row } className="fr-form-when__switch">
			<ToggleControl
				label={ __( 'Show this field if', 'frontage-forms' ) }
				help={
					isDisabled ? __( 'Add another field first. Conditions refer to its answer.', 'frontage-forms' ) : ''
				}
				checked={ isOn }
				disabled={ isDisabled }
				onChange={ onChange }
			/>
		</div>
	);
}
