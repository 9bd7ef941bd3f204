import { InspectorControls, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, PanelBody } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { freeName } from '@frontage/editor/form-tags';
import { groupName, readConditions, withGroupName, withWhen, writeConditions } from '../../template/conditions';
import { isInMail } from '../../template/rename-references';
import { AROUND, asFirst, GROUP } from '../blocks';
import { useFormContext } from '../hooks/form-context';
import { useFields } from '../hooks/use-fields';
import { decider, ruleOf } from './condition-rules';
import { whenInWords } from './condition-summary';

/**
 * When a field is shown, next to “Required by other answers”. It edits the conditional group around the field; a field without one is
 * wrapped in a new group.
 */
export function ShownSettings( { clientId }: { clientId: string } ) {
	const { asPart, conditions, changeConditions, fields, otherGroups } = useFormContext();
	const registry = useRegistry();
	const { replaceBlocks, selectBlock } = useDispatch( blockEditorStore );
	const all = useFields( clientId );
	const { group, name, mayPut } = useSelect(
		( select ) => {
			const { canInsertBlockType, getBlock, getBlockParentsByBlockName, getBlockRootClientId } =
				select( blockEditorStore );
			const around = getBlockParentsByBlockName( clientId, GROUP )
				.map( ( id ) => ( { id, of: groupName( String( getBlock( id )?.attributes.source ) ) } ) )
				.findLast( ( { of } ) => of );
			return {
				group: around?.id ?? '',
				name: around?.of ?? '',
				mayPut: canInsertBlockType( GROUP, getBlockRootClientId( clientId ) ?? '' ),
			};
		},
		[ clientId ]
	);
	const first = decider(
		fields()
			.filter( ( { id, field } ) => id !== clientId && isInMail( field ) )
			.map( ( { field } ) => field )
	);
	const put = () => {
		const block = registry.select( blockEditorStore ).getBlock( clientId );
		if ( ! block || ! first ) {
			return;
		}
		const target = freeName( 'group', otherGroups( '' ) );
		const { source, ...around } = AROUND[ GROUP ];
		const part = `${ clientId } shown`; // One undo step reverts both.
		asPart(
			part,
			() =>
				void replaceBlocks(
					clientId,
					createBlock( GROUP, { ...around, source: withGroupName( source, target ) }, asFirst( [ block ] ) )
				)
		);
		const when = { hide: false, any: false, rules: [ ruleOf( first ) ] };
		changeConditions( writeConditions( withWhen( readConditions( conditions ), target, when ) ), part );
	};
	if ( ! group && ! mayPut ) {
		return null;
	}
	const never = __( 'Never shown: its group has no conditions.', 'frontage-forms' );
	const byAnswers = __( 'Depends on other answers.', 'frontage-forms' );
	const has = readConditions( conditions ).some( ( { target } ) => target === name );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Conditional logic', 'frontage-forms' ) } initialOpen={ group !== '' }>
				<p>
					{ group
						? ( whenInWords( conditions, name, all ) ?? ( has ? byAnswers : never ) )
						: __( 'Always, unless you add a condition.', 'frontage-forms' ) }
				</p>
				{ group ? (
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => void selectBlock( group ) }>
						{ __( 'Edit conditions', 'frontage-forms' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ ! first }
						accessibleWhenDisabled
						onClick={ put }
					>
						{ __( 'Add condition', 'frontage-forms' ) }
					</Button>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
