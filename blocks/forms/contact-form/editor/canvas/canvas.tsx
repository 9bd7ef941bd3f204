import { store as blockEditorStore, useBlockEditContext, useInnerBlocksProps } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ChangeForm, FormRecord } from '../panels/data/form-entity';
import { ofTemplate } from '../panels/data/form-problems';
import type { Problem } from '../panels/data/use-preview';
import { fieldMarksOf } from '../panels/data/settings-text';
import { isMarked } from '../template/field';
import { linesOf } from '../template/template-parser';
import { AddField } from './add-field';
import { CONTENTS, flat, GROUP, groupsOf, NEW_FIELD, placed, STEP, toParts } from './blocks';
import type { Samples } from './calculation/sample-answers';
import { FormProvider } from './hooks/form-context';
import { PutTogether } from './group-menu';
import { useKeptSelection } from './hooks/use-restored-selection';
import { useTemplate } from './hooks/use-template';

type Props = { record: FormRecord; change: ChangeForm; problems: Problem[]; isSelected: boolean };

/** A form as blocks: each part looks as on the page and is edited in place. */
export function FormCanvas( { record, change, problems, isSelected }: Props ) {
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	const { blocks, take, asPart } = useTemplate( clientId, record, change );
	const marks = useMarks( clientId, problems );
	const { conditions = '', locale = '', additional_settings: settings, messages } = record;
	const fieldMarks = fieldMarksOf( settings );
	const [ samples, setSamples ] = useState< Samples >( new Map() );
	const context = useMemo(
		() => ( {
			asPart,
			problems: marks,
			otherNames: ( self: string ) =>
				placed( registry.select( blockEditorStore ).getBlocks( clientId ) )
					.filter( ( { id } ) => id !== self )
					.map( ( { field } ) => field.name ),
			otherGroups: ( self: string ) =>
				[ ...groupsOf( registry.select( blockEditorStore ).getBlocks( clientId ) ) ].flatMap(
					( [ id, name ] ) => ( id === self ? [] : [ name ] )
				),
			fields: () => placed( registry.select( blockEditorStore ).getBlocks( clientId ) ),
			conditions,
			changeConditions: ( text: string, part?: string ) => change( { conditions: text }, part ),
			settings,
			messages,
			changeSettings: ( text: string, part?: string ) => change( { additional_settings: text }, part ),
			samples,
			setSample: ( name: string, answers: string[] ) =>
				setSamples( ( last ) => new Map( last ).set( name, answers ) ),
			fieldMarks,
			locale,
		} ),
		[ asPart, change, clientId, conditions, fieldMarks, locale, marks, messages, registry, samples, settings ]
	);
	const inner = useInnerBlocksProps(
		{ className: 'wpcf7-form' },
		{
			allowedBlocks: [ ...CONTENTS, STEP ],
			templateLock: false,
			defaultBlock: NEW_FIELD,
			renderAppender: isSelected ? AddField : false,
			value: blocks,
			onInput: take,
			onChange: take,
		}
	);
	useKeptSelection( clientId, blocks, isSelected );
	return (
		<FormProvider value={ context }>
			<div className="fr-form-canvas wpcf7">
				{ fieldMarks === 'asterisk' && placed( blocks ).some( ( { field } ) => isMarked( field ) ) && (
					<p className="fr-form-note">{ __( 'Fields marked with * are required.', 'frontage-forms' ) }</p>
				) }
				<div { ...inner } />
			</div>
			<PutTogether form={ clientId } />
		</FormProvider>
	);
}

/** The problems, by the innermost block on their line. */
function useMarks( clientId: string, problems: Problem[] ): ReadonlyMap< string, string[] > {
	const registry = useRegistry();
	const [ marks, setMarks ] = useState< ReadonlyMap< string, string[] > >( new Map() );
	const key = JSON.stringify( problems.filter( ofTemplate ) );
	useEffect( () => {
		const blocks = registry.select( blockEditorStore ).getBlocks( clientId );
		const all = flat( blocks );
		const lines = linesOf( toParts( blocks, '' ) );
		const found = new Map< string, string[] >();
		for ( const { line, message } of JSON.parse( key ) as Problem[] ) {
			const on = all.filter( ( _, index ) => {
				const [ first, last ] = lines[ index ] ?? [ 0, -1 ];
				return line > 0 && first <= line && line <= last;
			} );
			const block = on.findLast( ( { name } ) => name !== GROUP );
			if ( block ) {
				found.set( block.clientId, [ ...( found.get( block.clientId ) ?? [] ), message ] );
			}
		}
		setMarks( ( last ) => ( last.size || found.size ? found : last ) );
	}, [ clientId, key, registry ] );
	return marks;
}
