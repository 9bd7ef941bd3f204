import { PanelBody, SelectControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormDocument } from '../form-document';
import type { ChangeForm } from './data/form-entity';
import { helpFor } from './data/form-problems';
import { isOn, turn, valueOf, write } from './data/settings-text';
import type { Problem } from './data/use-preview';

function switches(): { name: string; label: string; help: string }[] {
	return [
		{
			name: 'acceptance_as_validation',
			label: __( 'Validate consent on submit', 'frontage-forms' ),
			help: __( 'When off, the submit button stays disabled until visitors give consent.', 'frontage-forms' ),
		},
		{
			name: 'subscribers_only',
			label: __( 'Require sign-in', 'frontage-forms' ),
			help: __( 'Everyone else sees a notice instead of the form.', 'frontage-forms' ),
		},
		{
			name: 'save_and_resume',
			label: __( 'Save and continue later', 'frontage-forms' ),
			help: __(
				'Visitors get a private link to their saved form. The site stores it for 30 days, without files.',
				'frontage-forms'
			),
		},
		{
			name: 'do_not_store',
			label: __( 'Don’t store messages', 'frontage-forms' ),
			help: __( 'Messages are emailed but not stored.', 'frontage-forms' ),
		},
		{
			name: 'demo_mode',
			label: __( 'Demo mode', 'frontage-forms' ),
			help: __( 'Messages are neither emailed nor stored.', 'frontage-forms' ),
		},
	];
}

const KEEP_FOR = 'keep_for';

/** Choices for the retention of messages; a value written as text is included. */
function lengths( written: string ): { value: string; label: string }[] {
	const offered = [
		{ value: '', label: __( 'Site default', 'frontage-forms' ) },
		...[ 1, 3, 6, 12, 24, 36 ].map( ( months ) => ( {
			value: months === 1 ? '1 month' : `${ months } months`,
			/* translators: %d: number of months. */
			label: sprintf( _n( '%d month', '%d months', months, 'frontage-forms' ), months ),
		} ) ),
		{ value: 'forever', label: __( 'Forever', 'frontage-forms' ) },
	];
	return offered.some( ( { value } ) => value === written )
		? offered
		: [ ...offered, { value: written, label: written } ];
}

type RetentionProps = { text: string; change: ChangeForm; isLabelHidden?: boolean };

/** How long messages of the form are kept. */
export function RetentionControl( { text, change, isLabelHidden = false }: RetentionProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Message retention', 'frontage-forms' ) }
			hideLabelFromVision={ isLabelHidden }
			options={ lengths( valueOf( text, KEEP_FOR ) ) }
			value={ valueOf( text, KEEP_FOR ) }
			onChange={ ( length ) => change( { additional_settings: write( text, KEEP_FOR, length ) } ) }
		/>
	);
}

/** The switches that most forms need, and all settings as text. */
export function SettingsPanel( {
	form,
	problems,
	change,
	isOpen = false,
}: {
	form: FormDocument;
	problems: Problem[];
	change: ChangeForm;
	isOpen?: boolean;
} ) {
	const text = form.additional_settings;
	const help = helpFor( problems, 'additional_settings.body' );
	return (
		<PanelBody title={ __( 'Form settings', 'frontage-forms' ) } initialOpen={ isOpen }>
			{ switches().map( ( { name, label, help: hint } ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={ hint }
					checked={ isOn( text, name ) }
					onChange={ ( on ) => change( { additional_settings: turn( text, name, on ) } ) }
				/>
			) ) }
			<RetentionControl text={ text } change={ change } />
			<TextareaControl
				className={ `fr-contact-form__code ${ help ? 'fr-contact-form__wrong' : '' }` }
				label={ __( 'Additional settings', 'frontage-forms' ) }
				help={ help ?? __( 'One “name: value” pair per line.', 'frontage-forms' ) }
				rows={ 4 }
				value={ text }
				onChange={ ( next ) => change( { additional_settings: next }, 'additional_settings' ) }
			/>
		</PanelBody>
	);
}
