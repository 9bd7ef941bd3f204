<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Migration\ExistingItem;
use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\Source\ImageReader;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The site that a document is imported into: its media library, forms and menus. A preview changes nothing.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-type FormDocument array{ title: string, form: string, additional_settings: string, mail: array<string, mixed>, messages: array<string, string> }
 */
final class TargetSite {

	/** The mail-tag of the site owner's address. */
	public const OWNER = '[_site_admin_email]';

	/** The REST route of the active contact form plugin. */
	private const FORMS = '/contact-form-7/v1/contact-forms';

	/** The REST routes of Frontage Forms that export and import forms. */
	private const FORM_TRANSFER = '/frontage/v1/contact-forms';

	/** @var array<string, int> Forms that were created for this document before, by the element's id. */
	private array $forms;

	/** @var list<int> Those of them that were created now. */
	private array $made = [];

	/** @var list<array<string, mixed>> Entries of the import that replaces existing forms. */
	private array $replacements = [];

	/** Why a form could not be stored although the user may create forms. */
	private ?WP_Error $problem = null;

	/** @var array<string, list<string>> Recipients of imported forms, by form title. */
	private array $recipients = [];

	/**
	 * @param ElementorMedia              $media Loads images.
	 * @param bool               $look  Preview only: nothing is created.
	 * @param bool               $is_own Whether the document comes from this site.
	 * @param array<string, int> $forms Created before, by the element's id.
	 * @param ExistingContent    $existing What becomes of forms that the site has.
	 */
	public function __construct( private readonly ElementorMedia $media, private readonly bool $look, public readonly bool $is_own = true, array $forms = [], private readonly ExistingContent $existing = new ExistingContent() ) {
		$this->forms = $forms;
	}

	/** @return array{ url: string, id: int, alt: string, left: string } `left` is the code of a finding, or ''. */
	public function file( ImageReader $picture ): array {
		return $this->media->file( $picture );
	}

	/** Whether a block type is registered. */
	public function has_block( string $block ): bool {
		return \WP_Block_Type_Registry::get_instance()->is_registered( $block );
	}

	/** A block-based menu with the name of a classic one, or 0. */
	public function menu( string $name ): int {
		$term  = '' === $name ? false : wp_get_nav_menu_object( is_numeric( $name ) ? (int) $name : $name );
		$found = get_posts(
			[
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => 1,
				'fields'      => 'ids',
				'title'       => $term instanceof \WP_Term ? $term->name : $name,
			]
		);
		return is_int( $found[0] ?? null ) && '' !== $name ? $found[0] : 0;
	}

	/** @return array<string, int> By the element's id. */
	public function forms(): array {
		return $this->forms;
	}

	public function problem(): ?WP_Error {
		return $this->problem;
	}

	/** Deletes the forms that were created for this document. */
	public function roll_back(): void {
		foreach ( $this->made as $id ) {
			rest_do_request( new \WP_REST_Request( 'DELETE', self::FORMS . "/$id" ) );
		}
		$this->forms = array_diff( $this->forms, $this->made );
		$this->made  = [];
	}

	/** @return array<string, list<string>> Recipients of imported forms, by form title. */
	public function recipients(): array {
		return $this->recipients;
	}

	/**
	 * Creates a form through the REST route that both contact form plugins provide; the user's capabilities apply. A form
	 * that the site has is used, replaced by `replace_forms()`, or kept beside the new one.
	 *
	 * @param FormDocument $document
	 * @return BlockNode|null Null if there is no such plugin, or the user may not create forms.
	 */
	public function form( string $element, array $document ): ?BlockNode {
		$knows = array_filter( [ 'frontage/contact-form', 'contact-form-7/contact-form-selector' ], $this->has_block( ... ) );
		if ( ! $knows ) {
			return null;
		}
		$to    = is_string( $document['mail']['recipient'] ?? null ) ? $document['mail']['recipient'] : '';
		$owner = get_option( 'admin_email' );

		$this->recipients[ $document['title'] ][] = self::OWNER === $to && is_string( $owner ) ? $owner : $to;

		$id = $this->use_existing( $element, $document );
		if ( ! $this->look && 0 === $id ) {
			$request = new \WP_REST_Request( 'POST', self::FORMS );
			$request->set_body_params( [ 'context' => 'save' ] + $document );
			$response = rest_do_request( $request );
			$answer   = $response->get_data();
			$id       = is_array( $answer ) && is_numeric( $answer['id'] ?? null ) ? (int) $answer['id'] : 0;
			if ( 0 === $id ) {
				$this->problem ??= $response->get_status() >= 500 ? $response->as_error() : null;
				return null;
			}
			$this->made[] = $id;
		}
		$this->forms[ $element ] = $id;
		return in_array( 'frontage/contact-form', $knows, true )
			? new BlockNode( 'frontage/contact-form', [ 'form' => (string) $id ] )
			: new BlockNode( 'contact-form-7/contact-form-selector', [ 'id' => $id, 'title' => $document['title'] ], [], '[contact-form-7 id="' . $id . '"]' );
	}

	/** The finding about the form of an element: it is new, replaced, or an existing one. */
	public function form_finding( string $element ): string {
		return match ( $this->existing->items()[ ExistingContent::form_key( $element ) ]['choice'] ?? '' ) {
			ExistingItem::SKIP    => 'form-used',
			ExistingItem::REPLACE => 'form-replaced',
			default               => 'form',
		};
	}

	/** Replaces the forms that the user chose to replace: all, or none. Their previous versions go to the trash. */
	public function replace_forms(): ?WP_Error {
		if ( ! $this->replacements ) {
			return null;
		}
		$response = self::import_forms( $this->replacements, [ 'choices' => array_fill( 0, count( $this->replacements ), ExistingItem::REPLACE ) ] );
		return $response->is_error() ? $response->as_error() : null;
	}

	/**
	 * The form of this site that is shown for an element; 0 if a new one is needed.
	 *
	 * @param FormDocument $document
	 */
	private function use_existing( string $element, array $document ): int {
		$key  = ExistingContent::form_key( $element );
		$ours = $this->forms[ $element ] ?? 0;
		if ( isset( $this->existing->items()[ $key ] ) || in_array( $ours, $this->made, true ) ) {
			return $ours; // The element comes twice.
		}
		$is_ours = $ours && ! in_array( get_post_status( $ours ), [ false, 'trash' ], true );
		$id      = $is_ours ? $ours : $this->form_with_title( $document['title'] );
		if ( 0 === $id ) {
			return 0;
		}
		$entry   = $this->replacing_entry( $id, $document );
		$choices = [ ExistingItem::KEEP_BOTH, ...( $entry ? [ ExistingItem::REPLACE ] : [] ), ExistingItem::SKIP ];
		$choice  = $this->existing->add( $key, $id, $choices, $is_ours ? ExistingItem::SKIP : ExistingItem::KEEP_BOTH );
		if ( ExistingItem::REPLACE === $choice && $entry ) {
			$this->replacements[] = $entry;
		}
		return ExistingItem::KEEP_BOTH === $choice ? 0 : $id;
	}

	/** A form that the user may list and that no other element of the document has; 0 for none. */
	private function form_with_title( string $title ): int {
		$request = new \WP_REST_Request( 'GET', self::FORMS );
		$request->set_query_params( [ 'search' => $title, 'per_page' => 100 ] );
		$found = rest_do_request( $request )->get_data();
		foreach ( is_array( $found ) ? $found : [] as $form ) {
			$id = is_array( $form ) && $title === ( $form['title'] ?? null ) && is_numeric( $form['id'] ?? null ) ? (int) $form['id'] : 0;
			if ( $id && ! in_array( $id, $this->made, true ) && ! $this->existing->has( $id ) ) {
				return $id;
			}
		}
		return 0;
	}

	/**
	 * The entry that replaces a form in an import of forms.
	 *
	 * @param FormDocument $document
	 * @return array<string, mixed>|null Null if the user may not replace it, or its plugin cannot keep its previous version.
	 */
	private function replacing_entry( int $id, array $document ): ?array {
		$request = new \WP_REST_Request( 'GET', self::FORM_TRANSFER . '/export' );
		$request->set_query_params( [ 'ids' => [ $id ] ] );
		$exported = rest_do_request( $request )->get_data();
		$form     = is_array( $exported ) && is_array( $exported['forms'] ?? null ) ? $exported['forms'][0] ?? null : null;
		if ( ! is_array( $form ) || ! is_string( $form['hash'] ?? null ) ) {
			return null;
		}
		$entry   = [ 'hash' => $form['hash'] ] + $document;
		$preview = self::import_forms( [ $entry ], [ 'dry_run' => true ] )->get_data();
		$preview = is_array( $preview ) && is_array( $preview['forms'] ?? null ) ? $preview['forms'][0] ?? null : null;
		$choices = is_array( $preview ) && is_array( $preview['choices'] ?? null ) ? array_column( $preview['choices'], 'value' ) : [];
		return in_array( ExistingItem::REPLACE, $choices, true ) ? $entry : null;
	}

	/**
	 * @param list<array<string, mixed>> $entries
	 * @param array<string, mixed>       $params Further parameters of the route.
	 */
	private static function import_forms( array $entries, array $params ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', self::FORM_TRANSFER . '/import' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ 'format' => 'frontage-forms', 'version' => 1, 'forms' => $entries ] + $params ) );
		return rest_do_request( $request );
	}
}
