import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { freeName } from '@frontage/editor/form-tags';
import { groupName, readConditions, withGroupName } from '../template/conditions';
import { CONTENTS, flat, NEW_FIELD } from './blocks';
import { useFormContext } from './hooks/form-context';
import { NameControl } from './settings/name-control';
import type { EditProps } from './edit-props';
import { useFields } from './hooks/use-fields';
import { WhenSettings } from './settings/condition-settings';
import { whenInWords } from './settings/condition-summary';

/** Elements that may contain any block; a table or a list keeps its rows. */
const FREE = /^(?:<(?:div|section|fieldset|article|main|aside)\b|\[)/i;

/** An element of the template that contains fields: columns, a fieldset, a conditional group. */
export function GroupEdit( props: EditProps ) {
	const { source } = props.attributes;
	const name = groupName( source );
	const look = /^<fieldset/i.test( source ) || name !== undefined ? 'is-fieldset' : '';
	const columns = /\bclass="[^"]*\bfr-form-columns\b/.test( source ) ? 'fr-form-columns' : '';
	const wrapper = useBlockProps( { className: `fr-form-group ${ look } ${ columns }` } );
	const { children, ...inner } = useInnerBlocksProps( wrapper, {
		allowedBlocks: CONTENTS,
		templateLock: FREE.test( source ) ? false : 'insert',
		defaultBlock: NEW_FIELD,
	} );
	return (
		<div { ...inner }>
			{ children }
			{ name !== undefined && <Group { ...props } name={ name } /> }
		</div>
	);
}

/** The name of a conditional group, and its conditions. */
function Group( { attributes: { source }, setAttributes, clientId, isSelected, name }: EditProps & { name: string } ) {
	const { conditions, otherGroups } = useFormContext();
	const fields = useFields( clientId );
	const registry = useRegistry();
	const { __unstableMarkNextChangeAsNotPersistent: markNext } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( ! name ) {
			markNext(); // A new group: setting its name belongs to the same undo step as inserting it.
			setAttributes( { source: withGroupName( source, freeName( 'group', otherGroups( clientId ) ) ) } );
		}
	}, [ name, source, clientId, markNext, otherGroups, setAttributes ] );
	const hasConditions = readConditions( conditions ).some( ( { target } ) => target === name );
	/* translators: %s: name of a group of fields. */
	const byAnswers = __( '%s (conditional)', 'frontage-forms' );
	/* translators: %s: name of a group of fields. */
	const never = __( '%s (hidden: no conditions)', 'frontage-forms' );
	const isOut = ( id: string ) =>
		flat( registry.select( blockEditorStore ).getBlocks( clientId ) ).some( ( one ) => one.clientId === id );
	return (
		<>
			<span className="fr-form-group__name">
				{ whenInWords( conditions, name, fields ) ??
					( hasConditions ? sprintf( byAnswers, name ) : sprintf( never, name ) ) }
			</span>
			{ isSelected && name && (
				<>
					<InspectorControls>
						<PanelBody title={ __( 'Field group', 'frontage-forms' ) }>
							<NameControl
								label={ __( 'Name', 'frontage-forms' ) }
								help={ __(
									'In emails, text between [name] and [/name] appears only when the group is shown.',
									'frontage-forms'
								) }
								name={ name }
								taken={ () => otherGroups( clientId ) }
								onName={ ( next ) => setAttributes( { source: withGroupName( source, next ) } ) }
							/>
						</PanelBody>
					</InspectorControls>
					<WhenSettings target={ name } isOut={ isOut } />
				</>
			) }
		</>
	);
}
