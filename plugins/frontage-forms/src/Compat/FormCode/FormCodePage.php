<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Admin\FormUsage;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/** Renders the form code screen: one form that posts to itself, with panels in sequence until a script makes tabs of them. */
final class FormCodePage {

	private readonly Form $form;

	/** @var array{pages: list<array{title: string, kind: string, edit: string}>, more: int} */
	private readonly array $usage;

	public function __construct( private readonly EditSession $editing ) {
		$this->form  = $editing->form;
		$this->usage = $this->form->id ? ( new FormUsage( [ $this->form ] ) )->find_pages( $this->form->id ) : [ 'pages' => [], 'more' => 0 ];
	}

	public function render(): void {
		$object = AddOnPanels::create_object( $this->form );
		$screen = FormFormat::SCREEN . ( $this->form->id ? '' : '-new' );
		$title  = $this->form->id ? __( 'Edit form', 'frontage-forms' ) : __( 'Add form', 'frontage-forms' );
		printf( '<div class="wrap frontage-code" id="%s"><h1 class="wp-heading-inline">%s</h1> ', esc_attr( FieldNames::WRAP ), esc_html( $title ) );
		printf( '<a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( FormListScreen::url() ), esc_html__( 'All forms', 'frontage-forms' ) );
		$this->render_notice();
		foreach ( [ 'wpcf7_admin_warnings', 'wpcf7_admin_notices' ] as $hook ) {
			GuardedCallback::action( $hook, $screen, 'edit', $object );
		}
		printf( '<form method="post" action="%s" id="%s" class="frontage-code__form"%s>', esc_url( EditSession::form_url( $this->form->id ) ), esc_attr( FieldNames::FORM_ELEMENT ), $this->editing->is_unsaved ? ' data-unsaved' : '' );
		$this->render_hidden_fields();
		echo '<div class="frontage-code__main">';
		$this->render_title();
		$this->render_panels();
		echo '</div><div class="frontage-code__side">';
		$this->render_sidebar();
		echo '</div></form></div>';
		TagGenerators::print_dialogs( $object );
		GuardedCallback::action( 'wpcf7_admin_footer', $object );
	}

	private function render_notice(): void {
		if ( $this->editing->notice && '' === $this->editing->part ) {
			wp_admin_notice(
				esc_html( $this->editing->notice['text'] ),
				[
					'type'        => $this->editing->notice['type'],
					'dismissible' => true,
				]
			);
		}
		if ( $this->editing->is_unsaved ) {
			wp_admin_notice( esc_html__( 'Your changes are not saved yet.', 'frontage-forms' ), [ 'type' => 'warning' ] );
		}
		$this->link_to_builder();
	}

	/** A link for users who need not write code. */
	private function link_to_builder(): void {
		wp_admin_notice(
			sprintf( '<span>%s</span> <a class="button button-primary" href="%s">%s</a>', esc_html__( 'Build the form visually. No code needed.', 'frontage-forms' ), esc_url( InboxScreen::builder_url( $this->form->id ) ), esc_html__( 'Open form builder', 'frontage-forms' ) ),
			[
				'type'               => 'info',
				'additional_classes' => [ 'frontage-code__way' ],
			]
		);
	}

	private function render_hidden_fields(): void {
		wp_nonce_field( EditSession::nonce( $this->form->id ) );
		$values = [
			'post_ID'                    => (string) ( $this->form->id ?: -1 ),
			FieldNames::NAMES['locale']      => $this->form->locale,
			'action'                     => 'save', // Add-ons read this field.
			EditSession::VERSION             => $this->editing->version,
			'active-tab'                 => $this->active_tab(),
		];
		foreach ( $values as $name => $value ) {
			printf( '<input type="hidden" id="%1$s" name="%1$s" value="%2$s">', esc_attr( $name ), esc_attr( $value ) );
		}
		// The default button, which Enter in a text field activates.
		printf( '<button type="submit" name="%s" value="save" class="frontage-code__enter" tabindex="-1" aria-hidden="true">%s</button>', esc_attr( EditSession::DO ), esc_html__( 'Save', 'frontage-forms' ) );
	}

	private function render_title(): void {
		printf(
			'<p class="frontage-code__title"><label class="screen-reader-text" for="title">%1$s</label><input type="text" id="title" name="%2$s" value="%3$s" placeholder="%1$s" autocomplete="off"></p>',
			esc_attr__( 'Form name', 'frontage-forms' ),
			esc_attr( FieldNames::NAMES['title'] ),
			esc_attr( $this->form->title )
		);
	}

	private function render_panels(): void {
		$panels = ( new FormCodePanels( $this->editing ) )->list_panels() + AddOnPanels::list_panels( $this->form );
		echo '<nav class="nav-tab-wrapper wp-clearfix frontage-code__tabs" aria-label="' . esc_attr__( 'Form elements', 'frontage-forms' ) . '">';
		foreach ( $panels as $id => $panel ) {
			printf( '<a class="nav-tab" href="#%1$s" id="%1$s-tab">%2$s</a>', esc_attr( $id ), esc_html( $panel['title'] ) );
		}
		echo '</nav><div id="contact-form-editor">';
		foreach ( $panels as $id => $panel ) {
			printf( '<section id="%1$s" class="contact-form-editor-panel frontage-code__panel" aria-labelledby="%1$s-title"><h2 id="%1$s-title" class="frontage-code__panel-title">%2$s</h2>', esc_attr( $id ), esc_html( $panel['title'] ) );
			( $panel['print'] )();
			echo '</section>';
		}
		echo '</div>';
	}

	private function render_sidebar(): void {
		printf( '<section class="postbox"><h2 class="hndle">%s</h2><div class="inside frontage-code__deeds">', esc_html__( 'Save', 'frontage-forms' ) );
		$this->render_button( 'save', __( 'Save', 'frontage-forms' ), 'button-primary' );
		if ( $this->form->id ) {
			$this->render_button( 'copy', __( 'Duplicate', 'frontage-forms' ) );
			$this->render_button( 'trash', constant( 'EMPTY_TRASH_DAYS' ) ? __( 'Move to trash', 'frontage-forms' ) : __( 'Delete permanently', 'frontage-forms' ), 'button-link button-link-delete' );
		}
		GuardedCallback::action( 'wpcf7_admin_misc_pub_section', $this->form->id ?: -1 );
		echo '</div></section>';
		if ( $this->form->id ) {
			$this->render_usage();
		}
	}

	/** How to insert the form into a page, and which pages contain it. */
	private function render_usage(): void {
		printf(
			'<section class="postbox"><h2 class="hndle">%1$s</h2><div class="inside"><p>%2$s</p><label class="screen-reader-text" for="wpcf7-shortcode">%3$s</label><input type="text" readonly id="wpcf7-shortcode" class="large-text code" dir="ltr" value="%4$s">',
			esc_html__( 'Add to page', 'frontage-forms' ),
			esc_html__( 'Use the Form block or copy this shortcode:', 'frontage-forms' ),
			esc_html__( 'Shortcode', 'frontage-forms' ),
			esc_attr( FormListItems::shortcode( $this->form ) )
		);
		[ 'pages' => $pages, 'more' => $further_count ] = $this->usage;
		if ( ! $pages && ! $further_count ) {
			printf( '<p class="description">%s</p>', esc_html__( 'Not used yet', 'frontage-forms' ) );
		} else {
			printf( '<p>%s</p><ul class="frontage-code__uses">', esc_html__( 'Used on', 'frontage-forms' ) );
			foreach ( $pages as $page ) {
				echo '<li>', '' === $page['edit'] ? esc_html( $page['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $page['edit'] ), esc_html( $page['title'] ) ), '</li>';
			}
			if ( $further_count ) {
				/* translators: %d: number of pages. */
				printf( '<li>%s</li>', esc_html( sprintf( _n( 'and %d more', 'and %d more', $further_count, 'frontage-forms' ), $further_count ) ) );
			}
			echo '</ul>';
		}
		echo '</div></section>';
	}

	private function render_button( string $action, string $text, string $class = '' ): void {
		printf( '<button type="submit" name="%s" value="%s" class="button %s">%s</button> ', esc_attr( EditSession::DO ), esc_attr( $action ), esc_attr( $class ), esc_html( $text ) );
	}

	private function active_tab(): string {
		return sanitize_key( RequestData::parameter( 'post', 'active-tab' )[0] ?? RequestData::parameter( 'get', 'active-tab' )[0] ?? '' );
	}
}
