import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';
import type { FormRecord } from '../../panels/data/form-entity';
import type { Problem } from '../../panels/data/use-preview';
import { mailName } from '../../panels/email/email-labels';
import { MailLetter, useLook } from '../../panels/email/email-letter';
import { wrongTags } from '../../panels/email/text/wrong-tags';
import { ToggleGroupControl, ToggleGroupControlOption } from '../../toggle-group';

type Props = {
	/** The emails that are sent. */
	mails: FormMail[];
	/** The one that is shown. */
	part: string;
	form: FormRecord;
	problems: Problem[];
	onChoose: ( part: string ) => void;
};

/** What arrives, with the values of the latest message or with samples. */
export function EmailPreview( { mails, part, form, problems, onChoose }: Props ) {
	const [ of, setOf ] = useState< 'newest' | 'sample' >( 'newest' );
	const { look, failure, answers } = useLook( { id: form.id, part, form }, of );
	const names = mails.map( ( mail ) => ( { value: mail.part, label: mailName( mail ) } ) );
	const mail = mails.find( ( one ) => one.part === part );
	const wrong = mail
		? ( [ 'subject', 'body' ] as const ).flatMap( ( key ) =>
				wrongTags( mail[ key ], `${ part }.${ key }`, problems )
			)
		: [];
	const choice = {
		label: __( 'Email', 'frontage-forms' ),
		hideLabelFromVision: true,
		value: part,
		__next40pxDefaultSize: true,
	} as const;
	return (
		<aside className="fr-form-emails__preview" aria-labelledby="fr-form-emails-preview">
			<header>
				<h2 id="fr-form-emails-preview">{ __( 'Preview', 'frontage-forms' ) }</h2>
				{ names.length === 2 && (
					<ToggleGroupControl
						{ ...choice }
						isAdaptiveWidth
						onChange={ ( next ) => onChoose( String( next ) ) }
					>
						{ names.map( ( { value, label } ) => (
							<ToggleGroupControlOption key={ value } value={ value } label={ label } />
						) ) }
					</ToggleGroupControl>
				) }
				{ names.length > 2 && <SelectControl { ...choice } options={ names } onChange={ onChoose } /> }
			</header>
			<MailLetter { ...{ look, failure, answers, wrong } } hasLinks={ part !== 'mail_2' } />
			{ look && (
				<p>
					{ look.sample
						? __( 'Shows sample data.', 'frontage-forms' )
						: __( 'Shows the latest message.', 'frontage-forms' ) }{ ' ' }
					{ ( of === 'sample' || ! look.sample ) && (
						<Button variant="link" onClick={ () => setOf( of === 'sample' ? 'newest' : 'sample' ) }>
							{ of === 'sample'
								? __( 'Use latest message', 'frontage-forms' )
								: __( 'Use sample data', 'frontage-forms' ) }
						</Button>
					) }
				</p>
			) }
		</aside>
	);
}
