<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Rules\Formats;
use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\TargetSite;

defined( 'ABSPATH' ) || exit;

/** Converts Elementor's form to a contact form: its fields, email and messages. */
final class FormWidgets {

	private const TYPES = [ 'text' => 'text', 'email' => 'email', 'url' => 'url', 'tel' => 'tel', 'number' => 'number', 'date' => 'date', 'textarea' => 'textarea', 'select' => 'select', 'radio' => 'radio', 'checkbox' => 'checkbox', 'acceptance' => 'acceptance', 'upload' => 'file', 'time' => 'text', 'hidden' => 'hidden' ];

	/** Spam protection and steps, which work differently here. */
	private const APART = [ 'recaptcha', 'recaptcha_v3', 'honeypot', 'step' ];

	/** @return list<BlockNode> */
	public static function form( ElementorElement $element, ConversionContext $page ): array {
		$title  = $element->plain_text( 'form_name' ) ?: __( 'Form', 'frontage-site' );
		$lines  = [];
		$fields = [];
		foreach ( $element->rows( 'form_fields' ) as $n => $row ) {
			$kind = $row->text( 'field_type' ) ?: 'text';
			if ( in_array( $kind, self::APART, true ) ) {
				continue;
			}
			if ( 'html' === $kind ) {
				$lines[] = esc_html( $row->plain_text( 'field_html' ) );
				continue;
			}
			if ( ! isset( self::TYPES[ $kind ] ) ) {
				$page->add_finding( 'field', $kind );
				continue;
			}
			$name            = self::name( $row, $n );
			$fields[ $name ] = [ $row->plain_text( 'field_label' ), $kind ];
			$lines[]         = self::field_tag( $row, self::TYPES[ $kind ], $name );
		}
		if ( ! $fields ) {
			$page->add_finding( 'form-empty', $title );
			return [];
		}
		$lines[] = '[submit "' . self::quoted( $element->plain_text( 'button_text' ) ?: __( 'Send', 'frontage-site' ) ) . '"]';
		$block   = $page->site->form( $element->id, [ 'title' => $title, 'form' => implode( "\n\n", $lines ), 'additional_settings' => 'acceptance_as_validation: on', 'mail' => self::mail_settings( $element, $fields, $page ), 'messages' => array_filter( [ 'mail_sent_ok' => $element->plain_text( 'success_message' ), 'validation_error' => $element->plain_text( 'error_message' ) ] ) ] );
		$page->add_finding( $block ? $page->site->form_finding( $element->id ) : 'no-forms', $title );
		foreach ( $element->settings['submit_actions'] ?? [] ? (array) $element->settings['submit_actions'] : [] as $action ) {
			if ( is_string( $action ) && ! in_array( $action, [ 'email', 'save-to-database' ], true ) ) {
				$page->add_finding( 'form-action', $action );
			}
		}
		return $block ? [ $block ] : array_map( static fn ( array $field ): BlockNode => CoreBlocks::paragraph( esc_html( $field[0] ) ), array_values( array_filter( $fields, static fn ( array $field ): bool => '' !== $field[0] ) ) );
	}

	/**
	 * The imported theme's form widget, and others that refer to a form of Contact Form 7.
	 *
	 * @return list<BlockNode>
	 */
	public static function form_by_name( ElementorElement $element, ConversionContext $page ): array {
		$id = $element->integer( 'form_id', 0, 0, PHP_INT_MAX );
		if ( $id && null === get_post( $id ) ) {
			$page->add_finding( 'form-missing', (string) $id );
		}
		if ( 0 === $id ) {
			return [];
		}
		return [ $page->site->has_block( 'frontage/contact-form' ) ? new BlockNode( 'frontage/contact-form', [ 'form' => (string) $id ] ) : CoreBlocks::shortcode( "[contact-form-7 id=\"$id\"]" ) ];
	}

	private static function name( ElementorElement $row, int $n ): string {
		$name = (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $row->text( 'custom_id', '_id' ) );
		return substr( preg_match( '/^[A-Za-z]/', $name ) ? $name : 'field-' . ( '' === $name ? $n + 1 : $name ), 0, 60 );
	}

	private static function field_tag( ElementorElement $row, string $type, string $name ): string {
		$label   = esc_html( $row->plain_text( 'field_label' ) );
		$options = [ ...( 'select' === $type && $row->is_on( 'allow_multiple' ) ? [ 'multiple' ] : [] ), ...( in_array( $type, [ 'radio', 'checkbox' ], true ) ? [ 'use_label_element' ] : [] ) ];
		$values  = [];
		if ( in_array( $type, [ 'select', 'radio', 'checkbox' ], true ) ) {
			foreach ( array_slice( preg_split( '/\R/', $row->text( 'field_options' ) ) ?: [], 0, 200 ) as $option ) {
				$values[] = self::quoted( wp_strip_all_tags( $option ) );
			}
		} elseif ( '' !== $row->plain_text( 'placeholder' ) && ! in_array( $type, [ 'acceptance', 'file', 'hidden', 'date' ], true ) ) {
			$options[] = 'placeholder';
			$values[]  = self::quoted( $row->plain_text( 'placeholder' ) );
		} elseif ( '' !== $row->plain_text( 'field_value' ) && 'hidden' === $type ) {
			$values[] = self::quoted( $row->plain_text( 'field_value' ) );
		}
		if ( 'file' === $type ) {
			$kinds   = array_filter( preg_split( '/[\s,|]+/', strtolower( $row->text( 'file_types' ) ) ) ?: [], static fn ( string $kind ): bool => 1 === preg_match( '/^[a-z0-9]{1,10}$/', $kind ) );
			$options = [ ...( $kinds ? [ 'filetypes:' . implode( '|', $kinds ) ] : [] ), ...( $row->number( 'file_sizes' ) ? [ 'limit:' . $row->integer( 'file_sizes', 1, 1, 100 ) . 'mb' ] : [] ) ];
		}
		$star = $row->is_on( 'required' ) && ! in_array( $type, [ 'acceptance', 'hidden', 'radio' ], true ) ? '*' : '';
		$tag  = '[' . implode( ' ', [ "$type$star", $name, ...$options, ...array_map( static fn ( string $value ): string => "\"$value\"", array_filter( $values, static fn ( string $value ): bool => '' !== $value ) ) ] ) . ']';
		return match ( true ) {
			'hidden' === $type                                      => $tag,
			'acceptance' === $type                                  => ( $row->is_on( 'required' ) ? "[acceptance $name] " : "[acceptance $name optional] " ) . esc_html( self::without_brackets( $row->plain_text( 'acceptance_text' ) ?: $row->plain_text( 'field_label' ) ) ) . ' [/acceptance]',
			in_array( $type, [ 'radio', 'checkbox' ], true )       => '<fieldset><legend>' . self::without_brackets( $label ) . "</legend>\n$tag</fieldset>",
			default                                                 => '<label> ' . self::without_brackets( $label ) . "\n    $tag </label>",
		};
	}

	/**
	 * @param array<string, array{ string, string }> $fields Label and type by name.
	 * @return array<string, mixed>
	 */
	private static function mail_settings( ElementorElement $element, array $fields, ConversionContext $page ): array {
		$emails = array_keys( array_filter( $fields, static fn ( array $field ): bool => 'email' === $field[1] ) );
		$all    = implode( "\n", array_map( static fn ( string $name, array $field ): string => ( '' === $field[0] ? $name : self::without_brackets( $field[0] ) ) . ": [$name]", array_keys( $fields ), $fields ) );
		$body   = str_replace( '[all-fields]', $all, (string) preg_replace( '/\[field\s+id=["\']?([\w-]+)["\']?\s*\]/', '[$1]', $element->text( 'email_content' ) ?: '[all-fields]' ) );
		$to     = array_filter( array_map( trim( ... ), explode( ',', $element->text( 'email_to' ) ) ), Formats::is_email( ... ) );
		$reply  = $element->text( 'email_reply_to' );
		$reply  = isset( $fields[ $reply ] ) ? $reply : ( $emails[0] ?? '' );
		$host   = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
		return [
			'active'             => true,
			'subject'            => $element->plain_text( 'email_subject' ) ?: $element->plain_text( 'form_name' ) ?: '[_site_title]',
			'sender'             => "[_site_title] <wordpress@$host>",
			// Recipients in a document from another site are not used.
			'recipient'          => $to && $page->site->is_own ? implode( ', ', $to ) : TargetSite::OWNER,
			'body'               => trim( wp_strip_all_tags( str_replace( [ '<br>', '<br />', '<br/>', '</p>' ], "\n", $body ) ) ),
			'additional_headers' => '' === $reply ? '' : "Reply-To: [$reply]",
			'attachments'        => implode( "\n", array_map( static fn ( string $name ): string => "[$name]", array_keys( array_filter( $fields, static fn ( array $field ): bool => 'upload' === $field[1] ) ) ) ),
			'use_html'           => false,
			'exclude_blank'      => false,
		];
	}

	/** For quoted values in a form-tag. */
	private static function quoted( string $text ): string {
		return trim( str_replace( [ '"', '[', ']', '<', '>' ], [ "'", '(', ')', '', '' ], $text ) );
	}

	/** For text beside form-tags: a bracket would start one. */
	private static function without_brackets( string $text ): string {
		return str_replace( [ '[', ']' ], [ '(', ')' ], $text );
	}
}
