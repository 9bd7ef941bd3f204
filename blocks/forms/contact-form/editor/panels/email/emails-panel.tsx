import { Button, DropdownMenu, MenuGroup, MenuItem, PanelBody, ToggleControl } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { FormMail } from '../../form-document';
import { addMail, allMails, mayAdd, removeMail } from '../../template/mails';
import type { ChangeForm, FormRecord } from '../data/form-entity';
import { MailEditor } from './email-editor';
import { fieldsIn, goals } from './mail-tag-list';
import { mailName } from './email-labels';
import { isOn, SKIP_MAIL, turn } from '../data/settings-text';
import type { Preview } from '../data/use-preview';
import './email.css';

type Props = { form: FormRecord; preview: Preview; change: ChangeForm };

/** The emails of a form; each opens in a dialog with a preview. */
export function MailsPanel( { form, preview, change }: Props ) {
	const [ opened, open ] = useState( '' );
	const adder = useRef< HTMLButtonElement >( null );
	const settings = form.additional_settings;
	const isSilent = isOn( settings, SKIP_MAIL );
	const mails = allMails( form );
	const shown = mails.find( ( { part } ) => part === opened );
	const isOurs = mails.length > 2 || mails.some( ( { rules } ) => rules.length > 0 );
	const byVisitor = useMemo( () => goals( fieldsIn( form.form ) ), [ form.form ] );
	const add = ( like?: FormMail ) => {
		/* translators: %s: name of a mail. */
		const name = like && sprintf( __( '%s (copy)', 'frontage-forms' ), mailName( like ) );
		const { part, edits } = addMail( form, like, name );
		change( edits );
		open( part );
	};
	return (
		<PanelBody title={ __( 'Emails', 'frontage-forms' ) } initialOpen={ false }>
			<ToggleControl
				label={ __( 'Turn off emails', 'frontage-forms' ) }
				help={ __( 'Messages are stored but not emailed.', 'frontage-forms' ) }
				checked={ isSilent }
				onChange={ ( on ) => change( { additional_settings: turn( settings, SKIP_MAIL, on ) } ) }
			/>
			<ul className="fr-form-mails">
				{ mails.map( ( mail ) => (
					<Row
						key={ mail.part }
						mail={ isSilent ? { ...mail, active: false } : mail }
						goal={ byVisitor.find( ( { value } ) => value === mail.recipient )?.label }
						preview={ preview }
						mayAdd={ mayAdd( form ) }
						onOpen={ () => open( mail.part ) }
						onDuplicate={ () => add( mail ) }
						onRemove={ () => {
							change( removeMail( form, mail.part ) );
							adder.current?.focus();
						} }
					/>
				) ) }
			</ul>
			<Button
				ref={ adder }
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! mayAdd( form ) }
				accessibleWhenDisabled
				onClick={ () => add() }
			>
				{ __( 'Add email', 'frontage-forms' ) }
			</Button>
			{ isOurs && (
				<p className="fr-form-mails__note">
					{ __(
						'Contact Form 7 sends only the first two emails and ignores their conditions.',
						'frontage-forms'
					) }
				</p>
			) }
			{ shown && (
				<MailEditor
					mail={ shown }
					form={ form }
					preview={ preview }
					change={ change }
					onClose={ () => open( '' ) }
				/>
			) }
		</PanelBody>
	);
}

type RowProps = {
	mail: FormMail;
	/** The recipient, if it depends on a submitted value. */
	goal: string | undefined;
	preview: Preview;
	mayAdd: boolean;
	onOpen: () => void;
	onDuplicate: () => void;
	onRemove: () => void;
};

function Row( { mail, goal, preview, mayAdd: mayCopy, onOpen, onDuplicate, onRemove }: RowProps ) {
	const { part, active, rules, recipient } = mail;
	const name = mailName( mail );
	const wrong = preview.problems.filter(
		( problem ) => problem.part.startsWith( `${ part }.` ) && problem.level === 'error'
	).length;
	const state = active
		? [
				goal ?? ( preview.recipients[ part ] || recipient ),
				rules.length ? __( 'conditional', 'frontage-forms' ) : '',
			]
		: [ __( 'Off', 'frontage-forms' ) ];
	return (
		<li data-off={ ! active || undefined }>
			<Button className="fr-form-mails__open" aria-haspopup="dialog" onClick={ onOpen }>
				<strong dir="auto">{ name }</strong>
				<span dir="auto">{ state.filter( Boolean ).join( ' · ' ) }</span>
				{ wrong > 0 && (
					<span className="fr-form-mails__wrong">
						{
							/* translators: %d: number of problems. */
							sprintf( _n( '%d problem', '%d problems', wrong, 'frontage-forms' ), wrong )
						}
					</span>
				) }
			</Button>
			<DropdownMenu
				icon={ moreVertical }
				label={
					/* translators: %s: name of a mail. */
					sprintf( __( 'Options for “%s”', 'frontage-forms' ), name )
				}
			>
				{ ( { onClose } ) => {
					const then = ( run: () => void ) => () => {
						onClose();
						run();
					};
					return (
						<MenuGroup>
							<MenuItem onClick={ then( onOpen ) }>{ __( 'Edit', 'frontage-forms' ) }</MenuItem>
							<MenuItem disabled={ ! mayCopy } onClick={ then( onDuplicate ) }>
								{ __( 'Duplicate', 'frontage-forms' ) }
							</MenuItem>
							{ part !== 'mail' && part !== 'mail_2' && (
								<MenuItem isDestructive onClick={ then( onRemove ) }>
									{ __( 'Delete', 'frontage-forms' ) }
								</MenuItem>
							) }
						</MenuGroup>
					);
				} }
			</DropdownMenu>
		</li>
	);
}
