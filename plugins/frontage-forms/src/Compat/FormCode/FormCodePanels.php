<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Checks\SampleMailTags;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * Our own panels of the form code screen, each with its fields and their problems.
 *
 * @phpstan-import-type Mail from MailSettings
 */
final class FormCodePanels {

	private readonly Form $form;

	/** @var array<string, list<FormProblem>> By part. */
	private array $problems = [];

	public function __construct( private readonly EditSession $editing ) {
		$this->form = $editing->form;
		foreach ( ( new FormChecker() )->check( $this->form ) as $problem ) {
			$this->problems[ $problem->part ][] = $problem;
		}
	}

	/** @return array<string, array{title: string, print: \Closure(): void}> */
	public function list_panels(): array {
		return [
			'form-panel'                => [ 'title' => __( 'Form', 'frontage-forms' ), 'print' => $this->render_template( ... ) ],
			'mail-panel'                => [ 'title' => __( 'Emails', 'frontage-forms' ), 'print' => $this->render_mails( ... ) ],
			'messages-panel'            => [ 'title' => __( 'Response messages', 'frontage-forms' ), 'print' => $this->render_messages( ... ) ],
			'additional-settings-panel' => [ 'title' => __( 'Additional settings', 'frontage-forms' ), 'print' => $this->render_settings( ... ) ],
		];
	}

	private function render_template(): void {
		printf( '<p class="description" id="frontage-template-help">%s</p>', esc_html__( 'HTML with fields in square brackets. To leave the editor with the keyboard, press Escape, then Tab.', 'frontage-forms' ) );
		echo '<div class="frontage-code__inserter" data-frontage-inserter></div>';
		TagGenerators::print_buttons();
		$this->render_text_area(
			part: 'form',
			id: FieldNames::NAMES['form'],
			name: FieldNames::NAMES['form'],
			label: __( 'Form code', 'frontage-forms' ),
			value: $this->form->template,
			rows: 20,
			field_key: 'form.body',
		);
		TagReference::render();
	}

	private function render_mails(): void {
		$names = ( new SampleMailTags( $this->form ) )->list_names();
		printf( '<p class="description">%s <span data-frontage-mail-tags>', esc_html__( 'Available mail-tags:', 'frontage-forms' ) );
		foreach ( $names as $name ) {
			printf( '<code>[%s]</code> ', esc_html( $name ) );
		}
		echo '</span></p>';
		foreach ( MailSettings::list_mails( $this->form ) as $part => $mail ) {
			$this->render_mail( $part, $mail );
		}
	}

	/** @param Mail $mail */
	private function render_mail( string $part, array $mail ): void {
		$text = static fn ( string $key ): string => is_scalar( $mail[ $key ] ?? null ) ? (string) $mail[ $key ] : '';
		printf( '<div class="frontage-code__mail" id="%s" data-frontage-mail="%s"><h3>%s</h3>', esc_attr( FieldNames::element_id( $part ) ), esc_attr( $part ), esc_html( MailSettings::mail_name( $this->form, $part ) ) );
		if ( $mail['rules'] ) {
			printf( '<p class="description">%s</p>', esc_html__( 'Sent only if its conditions match. Edit them in the block editor.', 'frontage-forms' ) );
		}
		$this->render_problems( "$part.rules", FieldNames::field_id( $part, 'rules' ) . '-wrong' );
		if ( 'mail' !== $part ) {
			$this->render_checkbox( $part, 'active', 'mail_2' === $part ? __( 'Send a confirmation email, often a copy for the visitor', 'frontage-forms' ) : __( 'Send this email', 'frontage-forms' ), $mail['active'] );
		}
		foreach ( [ 'recipient' => __( 'Recipient', 'frontage-forms' ), 'sender' => __( 'Sender', 'frontage-forms' ), 'subject' => __( 'Subject', 'frontage-forms' ) ] as $key => $label ) {
			$this->render_text_field( $part, $key, $label, $text( $key ) );
		}
		$this->render_mail_area( $part, 'body', __( 'Text', 'frontage-forms' ), $text( 'body' ), 12 );
		$this->render_checkbox( $part, 'use_html', __( 'HTML email', 'frontage-forms' ), $mail['use_html'] );
		$this->render_checkbox( $part, 'exclude_blank', __( 'Skip lines whose fields are empty', 'frontage-forms' ), $mail['exclude_blank'] );
		$this->render_mail_area( $part, 'additional_headers', __( 'Additional headers', 'frontage-forms' ), $text( 'additional_headers' ), 3 );
		$this->render_mail_area(
			part: $part,
			key: 'attachments',
			label: __( 'Attachments', 'frontage-forms' ),
			value: $text( 'attachments' ),
			rows: 2,
			help: __( 'File fields such as [your-file] or paths inside wp-content, one per line.', 'frontage-forms' ),
		);
		echo '<p class="frontage-code__try">';
		foreach ( [ 'look' => __( 'Preview email', 'frontage-forms' ), 'test' => __( 'Send test email', 'frontage-forms' ) ] as $action => $label ) {
			printf( '<button type="submit" class="button" name="%s" value="%s:%s">%s</button> ', esc_attr( EditSession::DO ), esc_attr( $action ), esc_attr( $part ), esc_html( $label ) );
		}
		/* translators: %s: mail address. */
		printf( '<span class="description">%s</span></p>', esc_html( sprintf( __( 'Test emails are sent only to %s.', 'frontage-forms' ), wp_get_current_user()->user_email ) ) );
		echo '<div data-frontage-shown aria-live="polite">';
		if ( $part === $this->editing->part ) {
			EscapedMarkup::print( $this->render_outcome() );
		}
		echo '</div></div>';
	}

	private function render_messages(): void {
		printf( '<p class="description">%s</p>', esc_html__( 'Texts that visitors see after sending the form.', 'frontage-forms' ) );
		$labels = MessageWords::list_messages();
		foreach ( $this->form->messages as $key => $text ) {
			$id = 'wpcf7-message-' . strtr( $key, '_', '-' );
			printf( '<p class="frontage-code__field"><label for="%1$s">%2$s</label><input type="text" class="large-text" id="%1$s" name="%3$s" value="%4$s" dir="auto"></p>', esc_attr( $id ), esc_html( $labels[ $key ] ?? $key ), esc_attr( FieldNames::field_name( 'messages', $key ) ), esc_attr( $text ) );
			$this->render_problems( 'messages.' . $key, "$id-wrong" );
		}
	}

	private function render_settings(): void {
		$name = FieldNames::NAMES['additional_settings'];
		$this->render_text_area(
			part: 'additional_settings',
			id: $name,
			name: $name,
			label: __( 'One “name: value” pair per line', 'frontage-forms' ),
			value: $this->form->additional_settings,
			rows: 8,
			field_key: 'additional_settings.body',
		);
		if ( ! class_exists( 'CF7CF', false ) ) { // The add-on has its own panel.
			$name = FieldNames::NAMES['conditions'];
			$this->render_text_area(
				part: 'conditions',
				id: $name,
				name: $name,
				label: __( 'Conditions as text', 'frontage-forms' ),
				value: GroupConditions::to_text( $this->form->conditions ),
				rows: 8,
				field_key: 'conditions.body',
				help: __( 'One matching “show” line is enough. Its “and” lines must match too.', 'frontage-forms' ),
			);
		}
	}

	private function render_text_field( string $part, string $key, string $label, string $value ): void {
		$id = FieldNames::field_id( $part, $key );
		printf( '<p class="frontage-code__field"><label for="%1$s">%2$s</label><input type="text" class="large-text code" id="%1$s" name="%3$s" value="%4$s" dir="auto" aria-describedby="%1$s-wrong"></p>', esc_attr( $id ), esc_html( $label ), esc_attr( FieldNames::field_name( $part, $key ) ), esc_attr( $value ) );
		$this->render_problems( "$part.$key", "$id-wrong" );
	}

	private function render_mail_area( string $part, string $key, string $label, string $value, int $rows, string $help = '' ): void {
		$this->render_text_area(
			part: $part,
			id: FieldNames::field_id( $part, $key ),
			name: FieldNames::field_name( $part, $key ),
			label: $label,
			value: $value,
			rows: $rows,
			field_key: "$part.$key",
			help: $help,
		);
	}

	private function render_text_area( string $part, string $id, string $name, string $label, string $value, int $rows, string $field_key, string $help = '' ): void {
		printf(
			'<div class="frontage-code__field"><label for="%1$s">%2$s</label><textarea class="large-text code" id="%1$s" name="%3$s" rows="%4$d" dir="auto" aria-describedby="%1$s-wrong%5$s">%6$s</textarea>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $name ),
			absint( $rows ),
			'form' === $part ? ' frontage-template-help' : '',
			esc_textarea( $value )
		);
		echo '' === $help ? '' : '<p class="description">' . esc_html( $help ) . '</p>';
		echo '</div>';
		$this->render_problems( $field_key, "$id-wrong" );
	}

	private function render_checkbox( string $part, string $key, string $label, bool $is_on ): void {
		printf( '<p class="frontage-code__box"><label><input type="checkbox" id="%s" name="%s" value="1"%s> %s</label></p>', esc_attr( FieldNames::field_id( $part, $key ) ), esc_attr( FieldNames::field_name( $part, $key ) ), checked( $is_on, true, false ), esc_html( $label ) );
	}

	/**
	 * What the script replaces without loading the screen again.
	 *
	 * @return array{nonce: string, problems: array<string, string>, shown: string} Markup; of problems by part.
	 */
	public function list_changes(): array {
		return [
			'nonce'    => wp_create_nonce( EditSession::nonce( $this->form->id ) ),
			'problems' => array_map( self::render_problem_items( ... ), $this->problems ),
			'shown'    => $this->render_outcome(),
		];
	}

	/** The outcome of the buttons of an email. */
	private function render_outcome(): string {
		[ 'type' => $type, 'text' => $text ] = $this->editing->notice ?? [ 'type' => '', 'text' => '' ];
		return ( '' === $text ? '' : wp_get_admin_notice( esc_html( $text ), [ 'type' => $type, 'additional_classes' => [ 'inline' ], 'attributes' => 'error' === $type ? [ 'role' => 'alert' ] : [] ] ) )
			. ( $this->editing->preview ? MailPreviewBox::render( $this->editing->preview->to_array() ) : '' );
	}

	/** The problems of a field; the script updates them while the user types. */
	private function render_problems( string $part, string $id ): void {
		printf( '<ul class="frontage-code__problems" id="%s" data-frontage-problems="%s">', esc_attr( $id ), esc_attr( $part ) );
		EscapedMarkup::print( self::render_problem_items( $this->problems[ $part ] ?? [] ) );
		echo '</ul>';
	}

	/** @param list<FormProblem> $problems */
	private static function render_problem_items( array $problems ): string {
		$item = static fn ( FormProblem $problem ): string => sprintf(
			'<li class="frontage-code__problem frontage-code__problem--%s" data-line="%d" data-message="%s">%s</li>',
			esc_attr( $problem->level ),
			$problem->line,
			esc_attr( $problem->message ),
			/* translators: 1: number of a line, 2: what is wrong there. */
			esc_html( $problem->line ? sprintf( __( 'Line %1$d: %2$s', 'frontage-forms' ), $problem->line, $problem->message ) : $problem->message )
		);
		return implode( '', array_map( $item, $problems ) );
	}
}
