<?php

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Document\AdditionalSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\FormRequestParser;
use Frontage\Forms\Storage\SaveLock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, creates, changes and deletes forms over REST (docs/reference/contact-forms.md §4).
 *
 * The same routes exist in two namespaces. Under `contact-form-7/v1` a write stores only with `context: "save"`, as the format's clients
 * expect. Under `frontage/v1` storing is the default, since WordPress's data layer treats a form as an entity and sends only the changed
 * parts. Any other `context` is a dry run there. Its form object also has the hash, and the parts under the names used for writing.
 */
final class FormController {

	private const OURS = 'frontage/v1';

	/** Error code: the client started from another version than the stored one. */
	private const CHANGED = 'frontage_form_changed';

	/** @param non-falsy-string $namespace */
	public function __construct( private readonly FormRepository $forms, private readonly string $namespace ) {}

	/** On `frontage_kit_rest_routes`. */
	public static function register_routes(): void {
		foreach ( FormFormat::list_namespaces() as $namespace ) {
			( new self( FormRepository::create_for_editing(), $namespace ) )->register();
		}
	}

	public function register(): void {
		register_rest_route(
			$this->namespace,
			'/contact-forms',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => fn (): bool|WP_Error => $this->check_permission( current_user_can( FormFormat::CAP_READ_LIST ), __( 'You are not allowed to access contact forms.', 'frontage-forms' ) ),
					'args'                => self::list_args(),
				],
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create' ],
					'permission_callback' => fn (): bool|WP_Error => $this->check_permission( current_user_can( FormFormat::CAP_EDIT_LIST ), __( 'You are not allowed to create a contact form.', 'frontage-forms' ) ),
					'args'                => self::write_args(),
				],
			]
		);
		$refusal = __( 'You are not allowed to access the requested contact form.', 'frontage-forms' );
		register_rest_route(
			$this->namespace,
			'/contact-forms/(?P<id>\d+)',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get' ],
					'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $this->check_permission( current_user_can( FormFormat::CAP_EDIT, self::parse_id( $request ) ), $refusal ),
				],
				[
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'update' ],
					'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $this->check_permission( current_user_can( FormFormat::CAP_EDIT, self::parse_id( $request ) ), $refusal ),
					'args'                => self::write_args(),
				],
				[
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $this->check_permission( current_user_can( FormFormat::CAP_DELETE, self::parse_id( $request ) ), $refusal ),
				],
			]
		);
	}

	/** Lists the forms, without their contents. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$address = $request['address'];
		if ( is_string( $address ) && '' !== $address ) {
			$form  = $this->forms->find_by_address( $address );
			$forms = $form ? [ $form ] : [];
		} else {
			$forms = $this->forms->query( self::query_args( $request ) );
		}
		return new WP_REST_Response(
			array_map(
				static fn ( Form $form ): array => [
					'id'     => $form->id,
					'hash'   => substr( $form->hash, 0, 7 ),
					'slug'   => $form->slug,
					'title'  => $form->title,
					'locale' => $form->locale,
				],
				$forms
			)
		);
	}

	/** Creates a form from the parts that are sent; missing parts come from the default form. */
	public function create( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( $request['id'] ) {
			return new WP_Error( FormFormat::ERROR_EXISTS, __( 'Cannot create existing contact form.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		$locale = is_string( $request['locale'] ) ? $request['locale'] : '';
		$blank  = DefaultForm::create( $locale )->with( [ 'title' => __( 'Untitled', 'frontage-forms' ) ] );
		return $this->save_form( FormRequestParser::apply( $request, $blank ), $request, self::OURS === $this->namespace && true === $request['begun'] ? FormRepository::BEGUN : 'publish' );
	}

	/** Returns a form with all its parts. */
	public function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->forms->find( self::parse_id( $request ) );
		return $form ? new WP_REST_Response( $this->prepare_form( $form ) ) : $this->not_found_error();
	}

	/** Changes the parts that are sent and keeps the others. */
	public function update( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->forms->find( self::parse_id( $request ) );
		if ( ! $form ) {
			return $this->not_found_error();
		}
		$save    = fn ( Form $stored_form ): WP_REST_Response|WP_Error => $this->save_form( FormRequestParser::apply( $request, $stored_form ), $request );
		$version = self::OURS === $this->namespace ? $request['version'] : null;
		if ( ! is_string( $version ) ) {
			return $save( $form );
		}
		return SaveLock::run_locked( $this->forms, $form->id, $version, $save ) ?? new WP_Error( self::CHANGED, __( 'Someone else saved this form after you opened it, so your changes were not saved. In the form, choose which changes to keep.', 'frontage-forms' ), [ 'status' => 409 ] );
	}

	/** Deletes a form permanently. */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = self::parse_id( $request );
		if ( ! $this->forms->find( $id ) ) {
			return $this->not_found_error();
		}
		if ( ! $this->forms->delete( $id ) ) {
			return new WP_Error( FormFormat::ERROR_NOT_DELETED, __( 'There was an error deleting the contact form.', 'frontage-forms' ), [ 'status' => 500 ] );
		}
		return new WP_REST_Response( [ 'deleted' => true ] );
	}

	/** Stores the form if the request asks for it, and returns the checked result either way. */
	private function save_form( Form $form, WP_REST_Request $request, string $status = 'publish' ): WP_REST_Response|WP_Error {
		$is_new    = ! $form->id;
		$is_saving = 'save' === ( $request['context'] ?? ( self::OURS === $this->namespace ? 'save' : '' ) );
		/**
		 * Filters a form that a request creates or changes, before it is stored or only checked.
		 *
		 * @since 0.1.0
		 *
		 * @param Form         $form   With the changes of the request.
		 * @param array<mixed> $params Parameters of the request.
		 * @param bool         $saves  Whether it is stored.
		 */
		$filtered = apply_filters( 'frontage_forms_requested_form', $form, $request->get_params(), $is_saving );
		$form     = $filtered instanceof Form ? $filtered : $form;
		if ( $is_saving ) {
			$form = $this->forms->save( $form, $status );
			if ( is_wp_error( $form ) ) {
				return FormRepository::create_save_error( $form );
			}
		}
		$answer = $this->prepare_form( $form );
		if ( $is_new && self::OURS !== $this->namespace ) {
			$answer['slug'] = null; // The original builds its response before the post exists.
		}
		if ( is_array( $request['messages'] ) ) {
			$answer['properties']['messages'] = FormRequestParser::clean_messages( $request['messages'], $form );
		}
		$answer['config_errors'] = ( new FormChecker() )->config_errors( ( new FormChecker() )->check( $form ) );
		return new WP_REST_Response( $answer );
	}

	/** @return array{id: ?int, slug: ?string, title: string, locale: string, properties: array<string, mixed>, ...} */
	private function prepare_form( Form $form ): array {
		$parts      = self::prepare_properties( $form );
		$own_fields = self::OURS === $this->namespace ? [ 'hash' => substr( $form->hash, 0, 7 ), 'version' => $form->version() ] + $parts : [];
		/**
		 * Filters additional `properties` in the REST response, for parts that the form itself does not have.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $more By name.
		 * @param Form                 $form
		 */
		$further_fields = apply_filters( 'frontage_forms_further_properties', [], $form );
		return [
			'id'         => $form->id ?: null,
			'slug'       => '' === $form->slug ? null : $form->slug,
			'title'      => $form->title,
			'locale'     => $form->locale,
			'properties' => [
				'form'                => [
					'content' => $form->template,
					'fields'  => array_map( [ self::class, 'prepare_field' ], $form->tags() ),
				],
				'mail'                => $form->mail,
				'mail_2'              => $form->mail_2,
				'messages'            => $form->messages,
				'additional_settings' => [
					'content'  => $form->additional_settings,
					'settings' => self::prepare_settings( $form ),
				],
			] + ( is_array( $further_fields ) ? $further_fields : [] ),
		] + $own_fields;
	}

	/**
	 * The parts of a form under the names used for writing.
	 *
	 * @return array{form: string, mail: array<string, mixed>, mail_2: array<string, mixed>, messages: array<string, string>, additional_settings: string, conditions: string, after: list<array<string, mixed>>, mails: list<array<string, mixed>>}
	 */
	public static function prepare_properties( Form $form ): array {
		return [
			'form'                => $form->template,
			'mail'                => $form->mail,
			'mail_2'              => $form->mail_2,
			'messages'            => $form->messages,
			'additional_settings' => $form->additional_settings,
			'conditions'          => GroupConditions::to_text( $form->conditions ),
			'after'               => $form->after,
			'mails'               => $form->mails,
		];
	}

	/** @return array<string, mixed> */
	private static function prepare_field( FormTag $tag ): array {
		return [
			'type'       => $tag->type,
			'basetype'   => $tag->basetype,
			'name'       => $tag->name,
			'options'    => $tag->options,
			'raw_values' => $tag->raw_values,
			'labels'     => $tag->labels,
			'values'     => $tag->values,
			'pipes'      => $tag->pipes,
			'content'    => $tag->content,
		];
	}

	/** @return list<array{string, string|bool}> */
	private static function prepare_settings( Form $form ): array {
		$named_settings = array_filter( AdditionalSettings::split_lines( $form->additional_settings ), static fn ( array $line ): bool => '' !== $line['name'] );
		return array_values( array_map( static fn ( array $line ): array => [ $line['name'], AdditionalSettings::parse_boolean( $line['value'] ) ?? $line['value'] ], $named_settings ) );
	}

	private static function parse_id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}

	private function check_permission( bool $is_allowed, string $refusal ): bool|WP_Error {
		return $is_allowed ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, $refusal, [ 'status' => 403 ] );
	}

	private function not_found_error(): WP_Error {
		return new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	/** @return array<string, array<string, mixed>> */
	private static function write_args(): array {
		return [
			...FormSchema::args(),
			'context' => [
				'type'              => 'string',
				'description'       => '“save” stores the form, anything else only checks it. Left out: stores under frontage/v1, checks under contact-form-7/v1.',
				'sanitize_callback' => null,
			],
			'version' => [
				'type'        => 'string',
				'description' => 'What the form object said when it was read: under frontage/v1 a write over somebody else’s is refused. Left out: it is not.',
			],
			'begun'   => [
				'type'        => 'boolean',
				'description' => 'A new form under frontage/v1: keep it when the page that names it is saved, or forget it after a week.',
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	private static function list_args(): array {
		return [
			'per_page' => [ 'type' => 'integer', 'minimum' => -1 ],
			'offset'   => [ 'type' => 'integer', 'minimum' => 0 ],
			'order'    => [ 'type' => 'string', 'enum' => [ 'ASC', 'DESC', 'asc', 'desc' ] ],
			'orderby'  => [ 'type' => 'string' ],
			'search'   => [ 'type' => 'string' ],
			'address'  => [
				'type'        => 'string',
				'description' => 'Seven or more digits of a form’s hash, or its id: the list holds that form or nothing.',
			],
		];
	}

	/** @return array<string, mixed> For `WP_Query`. */
	private static function query_args( WP_REST_Request $request ): array {
		$query = [ 'posts_per_page' => is_numeric( $request['per_page'] ) ? (int) $request['per_page'] : -1 ];
		foreach ( [ 'offset' => 'offset', 'order' => 'order', 'orderby' => 'orderby', 'search' => 's' ] as $parameter => $name ) {
			if ( is_scalar( $request[ $parameter ] ) ) {
				$query[ $name ] = TextSanitizer::scrub( $request[ $parameter ] );
			}
		}
		if ( ! current_user_can( FormFormat::CAP_EDIT_LIST ) ) {
			$query['search_columns'] = [ 'post_title' ]; // The content includes recipients, which a search would reveal piece by piece.
		}
		return $query;
	}
}
