<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** What one visitor submitted with one form, sanitized and validated, with metadata of the request. */
final class Submission {

	/** Query parameters that identify a page on a site without pretty permalinks. */
	private const NAMES_OF_PAGES = [ 'p', 'page_id', 'attachment_id', 'post_type', 'name', 'pagename', 'cat', 'tag', 'author' ];

	/**
	 * Use named arguments: `new Submission( form: $form, values: $values, … )`.
	 *
	 * @param array<string, string|list<string>>                    $values   By field name, as the visitor chose them (before pipes).
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $files By field name; `path` exists during this request only, `token` identifies the stored file.
	 * @param string                                                $received UTC, `Y-m-d H:i:s`.
	 * @param string                                                $hash     The `posted_data_hash` of the response.
	 * @param string                                                $key      The request's Idempotency-Key, or ''.
	 * @param array<string, string>                                 $consents The displayed condition by the name of the checked box.
	 * @param list<array-key>                                       $secret   Names of values that are used during the request and never stored or mailed.
	 * @param list<string>                                          $hidden_groups Groups of the form that its conditions hid.
	 * @param list<string>                                          $hidden_fields Names of the fields in them.
	 * @param bool                                                  $stored   False when it must not be stored (demo, `do_not_store`, consent withheld).
	 */
	public function __construct(
		public readonly Form $form,
		public readonly array $values,
		public readonly array $files = [],
		public readonly string $unit_tag = '',
		public readonly int $container_post = 0,
		public readonly string $address = '',
		public readonly string $user_agent = '',
		public readonly string $url = '',
		public readonly string $received = '',
		public readonly string $hash = '',
		public readonly string $key = '',
		public readonly array $consents = [],
		public readonly bool $stored = true,
		public readonly array $secret = [],
		public readonly array $hidden_groups = [],
		public readonly array $hidden_fields = [],
	) {}

	/**
	 * The value as used in emails: for a choice "shown|sent" the part after the pipe.
	 *
	 * @return string|list<string>
	 */
	public function value_after_pipe( string $name ): string|array {
		$value = $this->values[ $name ] ?? '';
		$types = TagTypeRegistry::instance();
		$tags  = array_values( array_filter( $this->form->tags(), static fn ( FormTag $tag ): bool => $tag->name === $name && $types->supports( $tag->type, 'selectable-values' ) ) );
		$pipe  = static fn ( string $choice ): string => SharedFieldNames::value_after_pipe( $tags, $choice );
		return is_array( $value ) ? array_map( $pipe, $value ) : $pipe( $value );
	}

	/**
	 * The values that conditions read: of all fields of the form, with file names for files. Fields that were hidden from this visitor are
	 * empty.
	 *
	 * @return array<array-key, list<string>> By field name.
	 */
	public function answers(): array {
		$answers = [];
		foreach ( FieldValues::list_names( $this->form ) as $name ) {
			$texts            = in_array( $name, $this->hidden_fields, true ) ? [] : [ ...(array) ( $this->values[ $name ] ?? [] ), ...array_column( $this->files[ $name ] ?? [], 'name' ) ];
			$answers[ $name ] = array_values( array_filter( $texts, 'is_string' ) );
		}
		return $answers;
	}

	/** The page's URL as it is stored: of the query only parameters that identify the page, no tokens and no personal data. */
	public function page_url(): string {
		[ $page, $query ] = [ ...explode( '?', (string) strtok( $this->url, '#' ), 2 ), '' ];
		parse_str( $query, $properties );
		$names = array_intersect_key( array_filter( $properties, 'is_string' ), array_flip( self::NAMES_OF_PAGES ) );
		return $names ? $page . '?' . http_build_query( $names ) : $page;
	}

	/** @param array<string, list<array{path:string, name:string, token?:string}>> $files */
	public function with_files( array $files ): self {
		/** @var array{form: Form, values: array<string, string|list<string>>} $properties */
		$properties = [ ...get_object_vars( $this ), 'files' => $files ];
		return new self( ...$properties );
	}

	/**
	 * The data that the inbox stores as JSON, next to its own columns.
	 *
	 * @return array<string, mixed>
	 */
	public function to_record(): array {
		return [
			'values'         => $this->storable_values(),
			'files'          => array_map( static fn ( array $files ): array => array_column( $files, 'name' ), $this->files ),
			'tokens'         => array_filter( array_map( static fn ( array $files ): array => array_column( $files, 'token' ), $this->files ) ),
			'unit_tag'       => $this->unit_tag,
			'container_post' => $this->container_post,
			'address'        => $this->address,
			'user_agent'     => $this->user_agent,
			'url'            => $this->page_url(),
			'received'       => $this->received,
			'hash'           => $this->hash,
			'key'            => $this->key,
			'consents'       => $this->consents,
		] + array_filter(
			[
				'hidden_groups' => $this->hidden_groups,
				'hidden_fields' => $this->hidden_fields,
			]
		);
	}

	/** @return array<string, string|list<string>> Without passwords and values whose tag types exclude them from the inbox. */
	public function storable_values(): array {
		$values = array_diff_key( $this->values, array_flip( $this->secret ) );
		foreach ( $this->form->tags() as $tag ) {
			if ( TagTypeRegistry::instance()->supports( $tag->type, 'do-not-store' ) ) {
				unset( $values[ $tag->name ] );
			}
		}
		return $values;
	}

	/**
	 * Restores the submission from `to_record()`; file names are included, their paths are not.
	 *
	 * @param array<mixed> $record
	 */
	public static function from_record( Form $form, array $record ): self {
		$text  = static fn ( string $key ): string => is_scalar( $record[ $key ] ?? null ) ? (string) $record[ $key ] : '';
		$names = TextSanitizer::normalize( $record['files'] ?? [] );
		$list  = static fn ( string $key ): array => is_array( $record[ $key ] ?? null ) ? array_values( array_filter( $record[ $key ], 'is_string' ) ) : [];
		return new self(
			form: $form,
			values: TextSanitizer::normalize( $record['values'] ?? [] ),
			files: array_map(
				static fn ( string|array $list ): array => array_map( static fn ( string $name ): array => [ 'path' => '', 'name' => $name ], (array) $list ),
				$names
			),
			unit_tag: $text( 'unit_tag' ),
			container_post: (int) $text( 'container_post' ),
			address: $text( 'address' ),
			user_agent: $text( 'user_agent' ),
			url: $text( 'url' ),
			received: $text( 'received' ),
			hash: $text( 'hash' ),
			key: $text( 'key' ),
			consents: array_filter( TextSanitizer::normalize( $record['consents'] ?? [] ), 'is_string' ),
			hidden_groups: $list( 'hidden_groups' ),
			hidden_fields: $list( 'hidden_fields' ),
		);
	}
}
