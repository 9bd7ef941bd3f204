import { Button, Panel, PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AfterPanel } from '../panels/confirmation/confirmation-panel';
import { FormNameControl } from '../panels/form-panel';
import { MessagesPanel } from '../panels/messages-panel';
import { SettingsPanel } from '../panels/settings-panel';
import { TemplatePanel } from '../panels/template-panel';
import { useBuilder } from './data/builder-context';
import type { Tab } from './data/use-tab';
import { EmailTab } from './email-tab/email-tab';

type Props = { tab: Tab; /** The address of the form code screen; '' for a new form. */ code: string };

/** The tabs beside Build: the panels that the block has in the sidebar of a page's editor. */
export function TabContent( { tab, code }: Props ) {
	const { record, change, preview } = useBuilder();
	const [ chosen, setChosen ] = useState( -1 );
	const shared = { form: record, preview, change };
	return (
		<div className="fr-form-builder__over">
			<div className="fr-form-builder__page" data-tab={ tab }>
				{ tab === 'email' && <EmailTab /> }
				{ tab === 'confirmation' && (
					<Panel>
						<AfterPanel { ...shared } chosen={ chosen } onChoose={ setChosen } isOpen />
						<MessagesPanel form={ record } change={ change } isOpen />
					</Panel>
				) }
				{ tab === 'settings' && (
					<Panel>
						<PanelBody title={ __( 'Form', 'frontage-forms' ) }>
							<FormNameControl record={ record } change={ change } />
						</PanelBody>
						<SettingsPanel form={ record } problems={ preview.problems } change={ change } isOpen />
					</Panel>
				) }
				{ tab === 'code' && (
					<>
						<TemplatePanel { ...shared } />
						{ code && (
							<p className="fr-form-builder__more">
								{ __(
									'Panels from Contact Form 7 add-ons are in the code editor. Save your changes first.',
									'frontage-forms'
								) }{ ' ' }
								<Button variant="link" href={ code }>
									{ __( 'Open code editor', 'frontage-forms' ) }
								</Button>
							</p>
						) }
					</>
				) }
			</div>
		</div>
	);
}
